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

## 玩家简介

social-rating-in = 《{ $game }》积分
social-no-rating = 尚无
social-results-in = 你与对方的《{ $game }》战绩
social-results-against = 你与对方的战绩
social-results = { $won } 胜 { $lost } 负 { $drawn } 和
social-no-results = 尚未交手
social-add-friend = 加为好友
social-remove-friend = 移除好友
social-challenge = 挑战

## 好友

social-friends-about = 只有你看得到你的名单。你加入或移除别人时，对方不会收到通知。
social-guest-note = 你是访客，所以只有这个浏览器记得你的名单。
social-keep-name = 保留你的名字和名单
social-your-friends = 你的好友
social-no-friends = 还没有好友。可以加入和你玩过的人，或用名字搜索已注册的玩家。
social-online = 在在线
social-add = 加为好友
social-add-friend-of = 将{ $name }加为好友
social-remove = 移除
social-remove-friend-of = 将{ $name }从好友移除
social-find = 用完整名字搜索已注册的玩家
social-search = 搜索
social-not-found = 找不到名为“{ $name }”的已注册玩家。访客可在对战后加入。
social-recent = 最近一起玩过
social-reach = 别人如何找到你
social-show-online = 让好友看到我在在线
social-show-online-about = 只有你名单上的人看得到，而且对方的名单上也要有你。
social-challenges-from = 接受谁的邀请
social-from-anyone = 任何人
social-from-friends = 我名单上的人
social-from-nobody = 不接受邀请
social-reach-about = 你不会收到已静音或已屏蔽玩家的邀请，对方也不会知道。

## 挑战与邀请

social-challenge-player = 挑战{ $name }
social-game = 游戏
social-invite-friends = 邀请好友
social-invite-player = 邀请{ $name }
social-sent = 等待回复
social-cancel-invitation = 取消邀请
social-cancel-invitation-of = 取消邀请：{ $name }
