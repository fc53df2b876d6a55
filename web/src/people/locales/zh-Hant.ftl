### web/src/people 的文字：帳號、個人頁面、積分、排行榜與已結束的對局

## 帳號

people-account = 帳號
people-account-about = 用通行金鑰或復原碼，在任何裝置保有你的名字。
people-keep-name = 保留你的名字
people-sign-in-methods = 登入方式
# 沒有名稱的裝置
people-device = 未命名的裝置
# 通行金鑰的名稱，例如：Linux 上的 Firefox
people-device-name = { $system } 上的 { $browser }
people-passkey-used = 上次使用：{ $date }
people-remove = 移除
people-remove-passkey = 移除「{ $device }」
people-create-passkey = 建立通行金鑰
people-add-passkey = 新增通行金鑰
people-passkey-added = 通行金鑰已新增。
people-no-passkeys = 通行金鑰需要 https，請改用復原碼。
people-passkey-canceled = 沒有使用通行金鑰。
people-passkey-exists = 這個裝置已有你的通行金鑰。
people-passkey-insecure = 這個網址無法使用通行金鑰，請改用復原碼。
people-create-code = 建立復原碼
people-replace-code = 更換復原碼
people-has-code = 你已有復原碼。如果不是你建立的，請登出所有裝置。
people-new-code = 請抄下這組復原碼。它只會顯示一次。
# 登出所有裝置之後：原帳號的新復原碼
people-new-code-signed-out = 這是原帳號的新復原碼。它只會顯示一次。
people-copy = 複製
people-current-code = 目前的復原碼
people-current-code-about = 用來確認是你本人。
people-been-here = 以前來過嗎？
people-sign-in-passkey = 以通行金鑰登入
people-code = 復原碼
people-sign-in = 登入
people-sign-in-about = 登入後，這個瀏覽器就不再是{ $name }。
people-welcome = { $name }，歡迎回來。
people-sign-out = 登出
# 以下兩個按鈕在標題「登出」之下
people-sign-out-here = 這個裝置
people-sign-out-all = 所有裝置
people-signed-out = 已登出。你現在是新的訪客。
people-sign-out-question = 要登出所有裝置嗎？
people-sign-out-text = 包括這個裝置。復原碼也會失效。
people-sign-out-confirm = 登出所有裝置
people-data = 你的資料
people-download-data = 下載我的資料
people-data-about = 其他人看得到你的名字、積分與公開對局。
people-delete = 刪除帳號
people-delete-question = 要刪除帳號嗎？
people-delete-text = 積分、通行金鑰、卡包與聊天訊息會永久刪除。已結束的對局會保留，但不再顯示你的名字。進行中的積分對局算輸。
people-deleted = 帳號已刪除。你現在是新的訪客。

## 個人頁面

people-profile-own = 你的個人頁面
people-profile = 玩家
people-no-player = 找不到這位玩家
people-guest = 訪客
people-guest-self = 只有這個瀏覽器記得你的名字。
people-ratings = 積分
people-no-ratings = 還沒有。
people-no-ratings-self = 還沒有。玩一局積分對局吧。
people-rating-games = { $games } 局，{ $won } 勝
people-rating-about = ± { $uncertainty } 分
people-rating-provisional-about = 暫定積分：± { $uncertainty } 分
people-leaderboard = 排行榜
people-leaderboard-of = 《{ $game }》排行榜
# 積分曲線的說明
people-curve = { $games } 局積分對局，積分從 { $first } 到 { $last }。
people-level = 等級 { $level }
people-played = 戰績
people-counts = { $won } 勝、{ $drawn } 平、{ $lost } 敗
people-won-of = { $games } 局 { $won } 勝
people-games-own = 你的對局
people-games-public = 公開牌桌的對局

## 排行榜

people-leaderboards = 排行榜
# 在社群頁面，位於最強玩家與最新對局旁邊
people-all-leaderboards = 全部排行榜
people-all-finished = 全部對局
people-leaderboards-about = 電腦，以及有帳號與積分的玩家。
people-games = 遊戲
# 一對一、各自為戰、團隊：積分分開計算
people-format = 賽制
people-duel = 一對一
people-several = 各自為戰
people-teams = 團隊
people-bot = 電腦
people-bot-level = 電腦，等級 { $level }
people-num-games = { $count } 局
people-nobody = 還沒有人上榜。
people-leaderboard-order = 積分越不確定，名次越後面。

## 已結束的對局

people-finished = 已結束的對局
people-finished-about = 公開牌桌的對局。
people-game = 遊戲
people-all-games = 所有遊戲
people-result = 結果
people-all-results = 所有結果
people-over = 已結束
people-won = 獲勝
people-lost = 落敗
people-drawn = 平手
people-left = 中途離開
people-rated-only = 只看積分對局
people-no-games = 沒有符合的對局。
# 後面是對手的名字
people-against = 對手：
people-bot-player = { $name }（等級 { $level }）
# 接在玩家的名字之後
people-has-won = 獲勝
people-moves = { $count } 步
people-seconds = { $count } 秒
people-minutes = { $count } 分鐘
people-days = 歷時數天
people-more = 更多
