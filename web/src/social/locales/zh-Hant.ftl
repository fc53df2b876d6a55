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

## 玩家簡介

social-rating-in = 《{ $game }》積分
social-no-rating = 尚無
social-results-in = 你與對方的《{ $game }》戰績
social-results-against = 你與對方的戰績
social-results = { $won } 勝 { $lost } 負 { $drawn } 和
social-no-results = 尚未交手
social-add-friend = 加為好友
social-remove-friend = 移除好友
social-challenge = 挑戰

## 好友

social-friends-about = 只有你看得到你的名單。你加入或移除別人時，對方不會收到通知。
social-guest-note = 你是訪客，所以只有這個瀏覽器記得你的名單。
social-keep-name = 保留你的名字和名單
social-your-friends = 你的好友
social-no-friends = 還沒有好友。可以加入和你玩過的人，或用名字搜尋已註冊的玩家。
social-online = 在線上
social-add = 加為好友
social-add-friend-of = 將{ $name }加為好友
social-remove = 移除
social-remove-friend-of = 將{ $name }從好友移除
social-find = 用完整名字搜尋已註冊的玩家
social-search = 搜尋
social-not-found = 找不到名為「{ $name }」的已註冊玩家。訪客可在對戰後加入。
social-recent = 最近一起玩過
social-reach = 別人如何找到你
social-show-online = 讓好友看到我在線上
social-show-online-about = 只有你名單上的人看得到，而且對方的名單上也要有你。
social-challenges-from = 接受誰的邀請
social-from-anyone = 任何人
social-from-friends = 我名單上的人
social-from-nobody = 不接受邀請
social-reach-about = 你不會收到已靜音或已封鎖玩家的邀請，對方也不會知道。

## 挑戰與邀請

social-challenge-player = 挑戰{ $name }
social-game = 遊戲
social-invite-friends = 邀請好友
social-invite-player = 邀請{ $name }
social-sent = 等待回覆
social-cancel-invitation = 取消邀請
social-cancel-invitation-of = 取消邀請：{ $name }
