### 《龍拳》的版面

## 版面上的位置

dragon-punch-board-table = 牌桌
dragon-punch-board-your-hand = 你的手牌
dragon-punch-board-hand = { $name }的手牌
dragon-punch-board-turn = 第 { $number } 回合
dragon-punch-board-flipped = 倒轉的牌
dragon-punch-board-flipped-hidden = 倒轉的牌，{ $count } 張看不到
# 可選的牌當中，倒轉的牌上的標記
dragon-punch-board-flipped-mark = 已倒轉

## 角色

dragon-punch-board-health = 生命
dragon-punch-board-white-cards = { $total } 張牌中有 { $health } 張是白面
dragon-punch-board-initiative = 先機
dragon-punch-board-initiative-next = 下回合先機
dragon-punch-board-chosen = 已選 { $count } / { $total } 張
dragon-punch-board-leave-white = { $name }不翻面
dragon-punch-board-switch = 把 { $count } 張牌翻面

## 牌上的標籤：招式的效果，越短越好

dragon-punch-board-nothing = 無
dragon-punch-board-initiative-on-hit = 命中得先機
dragon-punch-board-initiative-on-block = 擋下得先機
dragon-punch-board-initiative-always = 必得先機
dragon-punch-board-unblockable = 無法格擋
dragon-punch-board-uninterruptible = 無法打斷
dragon-punch-board-projectile = 飛行道具
dragon-punch-board-unflip = 全部轉正

## 不完全確定的牌

dragon-punch-board-unknown-side = { $first }或{ $second }，看不到哪一面朝上。
dragon-punch-board-character-card = { $character }可以打出{ $first }或{ $second }。
dragon-punch-board-unknown-card = 只有主人知道這是哪張牌。
dragon-punch-board-unflipped-card = 一張沒有倒轉的牌。記得打過哪些牌，就知道是哪一張。

## 這回合的兩個招式

dragon-punch-board-high = 上段
dragon-punch-board-low = 下段
dragon-punch-board-hits = 命中
dragon-punch-board-blocked = 擋下
dragon-punch-board-evaded = 閃過
dragon-punch-board-interrupted = 打斷
dragon-punch-board-last-turn = 上一回合
dragon-punch-board-has-chosen = 已選好
dragon-punch-board-sealed = 已暗選
dragon-punch-board-heights = 上段對上段，下段對下段。

## 招式對照表

dragon-punch-board-matchups = 相剋表
dragon-punch-board-close = 關閉
dragon-punch-board-matchups-help = 左邊是你的招式，上方是對手可能打出的招式。
dragon-punch-board-matchups-nobody = 現在誰也沒有先機。
dragon-punch-board-matchups-you = 現在先機在你手上。
dragon-punch-board-matchups-opponent = 現在先機在對手手上。
dragon-punch-board-matchups-all-flipped = 你的牌全都倒轉了，現在沒有牌可出。
dragon-punch-board-matchups-unseen = 沒看過的牌不列入。
dragon-punch-board-matchups-covered = 這裡有些牌已經倒轉而且看不到，要靠你記住是哪些。
dragon-punch-board-matchup = { $card }對{ $other }：{ $result }
dragon-punch-board-you-deal = 你造成 { $damage } 點傷害
dragon-punch-board-you-take = 你受到 { $damage } 點傷害
dragon-punch-board-initiative-yours = 你取得先機
dragon-punch-board-initiative-theirs = 對手取得先機
dragon-punch-board-nothing-happens = 什麼也沒發生

## 第一局開始前

dragon-punch-board-picked = 已經有人選了
dragon-punch-board-fights-for-you = 為你而戰
dragon-punch-board-fights-against-you = 與你為敵
dragon-punch-board-pick = 選{ $name }
dragon-punch-board-take = 拿{ $name }
dragon-punch-board-taken = { $count } / { $total }
dragon-punch-board-leave-out = 不拿
dragon-punch-board-leave-out-name = 不拿{ $name }
dragon-punch-board-read = 閱讀{ $card }
dragon-punch-board-red-side = 紅面：{ $name }
dragon-punch-board-to-go = 還要選 { $basics } 張基本牌和 { $characters } 個角色。挑釁一定有。
dragon-punch-board-complete = 手牌選齊了。
dragon-punch-board-ready = 就用這手牌
dragon-punch-board-chosen-in-secret = 雙方暗中選手牌。
