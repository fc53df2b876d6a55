### web/src/social 的文字：静音、封锁与检举玩家

social-menu = 静音、封锁或检举
social-menu-of = 静音、封锁或检举 { $name }
social-mute = 静音
social-mute-player = 将 { $name } 静音
social-unmute = 解除静音
social-unmute-player = 解除静音：{ $name }
social-block = 封锁
social-block-player = 封锁 { $name }
social-unblock = 解除封锁
social-unblock-player = 解除封锁：{ $name }
social-blocked = { $name } 不能再加入你的牌桌，也不会收到通知。
social-report-message = 检举消息
social-report-name = 检举名字
social-reason = 理由（选填）
social-send-report = 送出检举
social-blocks = 静音与封锁
social-no-blocks = 没有人。你可以在牌桌或对方的个人主页静音或封锁玩家，对方不会收到通知。
