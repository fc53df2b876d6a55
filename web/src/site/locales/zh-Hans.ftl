### web/src/site 的文字：不需服务器、在浏览器里运行的道场

site-offline = 这个道场在你的浏览器里运行，只有你和电脑对手。想与朋友对战、参加锦标赛或使用工坊，请在电脑上运行 Kwoon：“make play”，或用“make play HOST=0.0.0.0”开放给同一个网络的所有人。
site-loading = 加载中…
site-loading-size = 加载中：{ $loaded } / { $total } MB
site-starting = 启动中…
site-ready = 准备好了，请入座。
site-other-tab = Kwoon 已在另一个标签页打开。
site-play-here = 在这里玩
site-start-failed = Kwoon 无法在这个浏览器启动。请重新加载页面，或改用较新的浏览器。
# $error 是英文的技术说明
site-open-failed = Kwoon 无法启动：{ $error }
site-try-again = 再试一次
site-updated = Kwoon 已更新，你的对局都还在。
site-new-version = Kwoon 有新版本了。
site-update = 立即更新
site-dismiss = 关闭
