### web/src/site 的文字：不需伺服器、在瀏覽器裡執行的道場

site-offline = 這個道場在你的瀏覽器裡執行，只有你和電腦對手。想與朋友對戰、參加錦標賽或使用工坊，請在電腦上執行 Kwoon：「make play」，或用「make play HOST=0.0.0.0」開放給同一個網路的所有人。
site-loading = 載入中…
site-loading-size = 載入中：{ $loaded } / { $total } MB
site-starting = 啟動中…
site-ready = 準備好了，請入座。
site-other-tab = Kwoon 已在另一個分頁開啟。
site-play-here = 在這裡玩
site-start-failed = Kwoon 無法在這個瀏覽器啟動。請重新載入頁面，或改用較新的瀏覽器。
# $error 是英文的技術說明
site-open-failed = Kwoon 無法啟動：{ $error }
site-try-again = 再試一次
site-updated = Kwoon 已更新，你的對局都還在。
site-new-version = Kwoon 有新版本了。
site-update = 立即更新
site-dismiss = 關閉
