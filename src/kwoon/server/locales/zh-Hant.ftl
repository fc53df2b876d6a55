### kwoon serve 與 kwoon hall 給站長看的文字。

## kwoon serve

server-open = 道場已開放：{ $address }
server-join = 同一個網路的朋友可以從這裡加入：{ $address }
server-invite = 想讓同一個網路的朋友加入，請按 Ctrl-C 停止道場，再執行：{ $command }
server-not-encrypted = 警告：連線沒有加密，同一個網路的人都能讀取內容、冒充玩家。在家以外使用時，請在前面架設有 TLS 的代理伺服器（docs/host/deployment.md）。
server-cannot-listen = 無法在 { $host } 的連接埠 { $port } 監聽：{ $reason }。
server-port-in-use = 連接埠 { $port } 已被使用，道場可能已經在 { $address } 執行。想用別的連接埠，請執行：{ $command }
server-invalid-port = 連接埠 { $port } 無效，請用 0 到 65535。
server-bot-not-offered = 不提供：{ $reason }
server-start-failed = 道場無法啟動：{ $reason }
server-see-log = 請看紀錄
server-cannot-log = 無法把紀錄寫到 { $path }：{ $reason }。

## 資料庫

server-database-not-sqlite = { $name } 不是 SQLite 資料庫。請移走它，或用 --data 選別的資料夾。
server-database-name = { $host } 的資料庫 { $database }
server-this-machine = 這台電腦
server-database-damaged = { $name } 損壞了。請還原備份，或用 sqlite3 的 .recover 命令救回讀得到的資料。
server-database-not-opened = 無法開啟 { $name }。請確認資料夾存在，而且這個使用者可以寫入。
server-database-read-only = 無法寫入 { $name }。請確認這個使用者可以寫入檔案和資料夾。
server-database-disk-full = 無法寫入 { $name }：磁碟已滿。請騰出空間再試。
server-database-locked = 另一個程式正在使用 { $name }。請關閉它再試。
server-database-foreign = { $name } 屬於別的程式：裡面的資料表不是道場的。請選別的資料庫。
server-database-newer = 較新版的 Kwoon 開過 { $name }。請安裝那個版本，或還原較舊的備份。
server-database-other = 無法開啟 { $name }：{ $reason }。
server-database-linked = { $path } 有第二個名稱（硬連結），別的道場可能從那裡使用它。請複製檔案，再刪除連結。
server-database-in-use = 另一個道場正在使用 { $path }。請先關閉它，或用 --data 選別的資料夾。

## kwoon hall 與 kwoon export --from-hall

server-cannot-open-database = 無法開啟資料庫：{ $reason }。
server-cannot-read-database = 無法讀取道場的資料庫：{ $reason }。
server-old-database = 道場的資料庫是舊版的。請執行一次 kwoon serve 來升級。
server-no-database = { $path } 沒有道場的資料庫。請指定道場的資料夾、資料庫檔案或資料庫網址。
server-no-reports = 沒有未處理的檢舉。
server-no-actions = 管理紀錄是空的。
server-no-feedback = 沒有意見。
server-done = 完成：{ $action }。執行中的道場會在幾秒內套用。
server-action-close-account = 關閉 { $name }（{ $person }）的帳號
server-action-reopen-account = 重新開放 { $name }（{ $person }）的帳號
server-action-reset-name = 重設 { $person } 的名字 { $name }
server-action-close-table = 關閉牌桌 { $table }（{ $game }）
server-action-resolve = 把對 { $name } 的檢舉 { $report } 標為已處理
server-log-line-reason = { $line }：{ $reason }
server-report-name = 名字 { $text }
server-report-chat = 聊天訊息 { $text }
server-report-chat-table = 牌桌 { $table } 的聊天訊息 { $text }
server-report = { $number }. { $time } { $person }：{ $quote }
server-report-resolved = { $number }. { $time } [已處理] { $person }：{ $quote }
server-reported-by = 檢舉人：{ $person }
server-report-reason = 理由：{ $reason }
server-feedback = { $game } { $number }. { $time } { $person }：{ $text }
server-feedback-card = { $game } { $number }. { $time } { $person } 談 { $card }：{ $text }
server-already-closed = { $name } 的帳號已經關閉。
server-not-closed = { $name } 的帳號沒有關閉。
server-default-name = { $name } 用的還是預設名字。
server-no-table = 沒有牌桌 { $table }。牌桌的 id 是連結的最後一段。
server-table-closed = 牌桌 { $table } 已經關閉。
server-no-report = 沒有未處理的檢舉 { $number }。
server-several-people = 有好幾個人叫 { $name }。請用 id，它在檢舉裡，也在個人頁面的連結裡。
server-no-person = 沒有 id 或名字是 { $name } 的人。
server-cannot-read-games = 無法讀取這個道場的對局：{ $reason }。
