### kwoon serve 与 kwoon hall 给站长看的文字。

## kwoon serve

server-open = 道场已开放：{ $address }
server-join = 同一个网络的朋友可以从这里加入：{ $address }
server-invite = 想让同一个网络的朋友加入，请按 Ctrl-C 停止道场，再运行：{ $command }
server-not-encrypted = 警告：连接没有加密，同一个网络的人都能读取内容、冒充玩家。在家以外使用时，请在前面架设有 TLS 的代理服务器（docs/host/deployment.md）。
server-cannot-listen = 无法在 { $host } 的端口 { $port } 监听：{ $reason }。
server-port-in-use = 端口 { $port } 已被使用，道场可能已经在 { $address } 运行。想用别的端口，请运行：{ $command }
server-invalid-port = 端口 { $port } 无效，请用 0 到 65535。
server-bot-not-offered = 不提供：{ $reason }
server-start-failed = 道场无法启动：{ $reason }
server-see-log = 请看记录
server-cannot-log = 无法把记录写到 { $path }：{ $reason }。

## 数据库

server-database-not-sqlite = { $name } 不是 SQLite 数据库。请移走它，或用 --data 选别的文件夹。
server-database-name = { $host } 的数据库 { $database }
server-this-machine = 这台电脑
server-database-damaged = { $name } 损坏了。请还原备份，或用 sqlite3 的 .recover 命令救回读得到的数据。
server-database-not-opened = 无法打开 { $name }。请确认文件夹存在，而且这个用户可以写入。
server-database-read-only = 无法写入 { $name }。请确认这个用户可以写入文件和文件夹。
server-database-disk-full = 无法写入 { $name }：磁盘已满。请腾出空间再试。
server-database-locked = 另一个程序正在使用 { $name }。请关闭它再试。
server-database-foreign = { $name } 属于别的程序：里面的数据表不是道场的。请选别的数据库。
server-database-newer = 较新版的 Kwoon 开过 { $name }。请安装那个版本，或还原较旧的备份。
server-database-other = 无法打开 { $name }：{ $reason }。
server-database-linked = { $path } 有第二个名称（硬链接），别的道场可能从那里使用它。请复制文件，再删除链接。
server-database-in-use = 另一个道场正在使用 { $path }。请先关闭它，或用 --data 选别的文件夹。

## kwoon hall 与 kwoon export --from-hall

server-cannot-open-database = 无法打开数据库：{ $reason }。
server-cannot-read-database = 无法读取道场的数据库：{ $reason }。
server-old-database = 道场的数据库是旧版的。请运行一次 kwoon serve 来升级。
server-no-database = { $path } 没有道场的数据库。请指定道场的文件夹、数据库文件或数据库网址。
server-no-reports = 没有未处理的举报。
server-no-actions = 管理记录是空的。
server-no-feedback = 没有意见。
server-done = 完成：{ $action }。运行中的道场会在几秒内套用。
server-action-close-account = 关闭 { $name }（{ $person }）的账号
server-action-reopen-account = 重新开放 { $name }（{ $person }）的账号
server-action-reset-name = 重设 { $person } 的名字 { $name }
server-action-close-table = 关闭牌桌 { $table }（{ $game }）
server-action-resolve = 把对 { $name } 的举报 { $report } 标为已处理
server-log-line-reason = { $line }：{ $reason }
server-report-name = 名字 { $text }
server-report-chat = 聊天消息 { $text }
server-report-chat-table = 牌桌 { $table } 的聊天消息 { $text }
server-report = { $number }. { $time } { $person }：{ $quote }
server-report-resolved = { $number }. { $time } [已处理] { $person }：{ $quote }
server-reported-by = 举报人：{ $person }
server-report-reason = 理由：{ $reason }
server-feedback = { $game } { $number }. { $time } { $person }：{ $text }
server-feedback-card = { $game } { $number }. { $time } { $person } 谈 { $card }：{ $text }
server-already-closed = { $name } 的账号已经关闭。
server-not-closed = { $name } 的账号没有关闭。
server-default-name = { $name } 用的还是默认名字。
server-no-table = 没有牌桌 { $table }。牌桌的 id 是链接的最后一段。
server-table-closed = 牌桌 { $table } 已经关闭。
server-no-report = 没有未处理的举报 { $number }。
server-several-people = 有好几个人叫 { $name }。请用 id，它在举报里，也在个人主页的链接里。
server-no-person = 没有 id 或名字是 { $name } 的人。
server-cannot-read-games = 无法读取这个道场的对局：{ $reason }。
