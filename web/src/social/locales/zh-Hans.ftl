### web/src/social 的文字：静音、屏蔽与举报玩家

social-menu = 静音、屏蔽或举报
social-menu-of = 静音、屏蔽或举报{ $name }
social-mute = 静音
social-mute-player = 将{ $name }静音
social-unmute = 解除静音
social-unmute-player = 解除静音：{ $name }
social-block = 屏蔽
social-block-player = 屏蔽{ $name }
social-unblock = 解除屏蔽
social-unblock-player = 解除屏蔽：{ $name }
social-blocked = { $name }不能再加入你的牌桌，也不会收到通知。
social-report-message = 举报消息
social-report-name = 举报名字
social-reason = 理由（选填）
social-send-report = 送出举报
social-blocks = 静音与屏蔽
social-no-blocks = 没有人。你可以在牌桌或对方的个人主页静音或屏蔽玩家，对方不会收到通知。
