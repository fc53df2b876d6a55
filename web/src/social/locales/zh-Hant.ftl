### web/src/social 的文字：靜音、封鎖與檢舉玩家

social-menu = 靜音、封鎖或檢舉
social-menu-of = 靜音、封鎖或檢舉{ $name }
social-mute = 靜音
social-mute-player = 將{ $name }靜音
social-unmute = 解除靜音
social-unmute-player = 解除靜音：{ $name }
social-block = 封鎖
social-block-player = 封鎖{ $name }
social-unblock = 解除封鎖
social-unblock-player = 解除封鎖：{ $name }
social-blocked = { $name }不能再加入你的牌桌，也不會收到通知。
social-report-message = 檢舉訊息
social-report-name = 檢舉名字
social-reason = 理由（選填）
social-send-report = 送出檢舉
social-blocks = 靜音與封鎖
social-no-blocks = 沒有人。你可以在牌桌或對方的個人頁面靜音或封鎖玩家，對方不會收到通知。
