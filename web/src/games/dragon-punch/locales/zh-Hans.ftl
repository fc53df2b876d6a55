### 《龙拳》的版面

## 版面上的位置

dragon-punch-board-table = 牌桌
dragon-punch-board-your-hand = 你的手牌
dragon-punch-board-hand = { $name }的手牌
dragon-punch-board-turn = 第 { $number } 回合
dragon-punch-board-flipped = 倒转的牌
dragon-punch-board-flipped-hidden = 倒转的牌，{ $count } 张看不到
# 可选的牌当中，倒转的牌上的标记
dragon-punch-board-flipped-mark = 已倒转

## 角色

dragon-punch-board-health = 生命
dragon-punch-board-white-cards = { $total } 张牌中有 { $health } 张是白面
dragon-punch-board-initiative = 先机
dragon-punch-board-initiative-next = 下回合先机
dragon-punch-board-chosen = 已选 { $count } / { $total } 张
dragon-punch-board-leave-white = { $name }不翻面
dragon-punch-board-switch = 把 { $count } 张牌翻面

## 牌上的标签：招式的效果，越短越好

dragon-punch-board-nothing = 无
dragon-punch-board-initiative-on-hit = 命中得先机
dragon-punch-board-initiative-on-block = 挡下得先机
dragon-punch-board-initiative-always = 必得先机
dragon-punch-board-unblockable = 无法格挡
dragon-punch-board-uninterruptible = 无法打断
dragon-punch-board-projectile = 飞行道具
dragon-punch-board-unflip = 全部转正

## 不完全确定的牌

dragon-punch-board-unknown-side = { $first }或{ $second }，看不到哪一面朝上。
dragon-punch-board-character-card = { $character }可以打出{ $first }或{ $second }。
dragon-punch-board-unknown-card = 只有主人知道这是哪张牌。
dragon-punch-board-unflipped-card = 一张没有倒转的牌。记得打过哪些牌，就知道是哪一张。

## 这回合的两个招式

dragon-punch-board-high = 上段
dragon-punch-board-low = 下段
dragon-punch-board-hits = 命中
dragon-punch-board-blocked = 挡下
dragon-punch-board-evaded = 闪过
dragon-punch-board-interrupted = 打断
dragon-punch-board-last-turn = 上一回合
dragon-punch-board-has-chosen = 已选好
dragon-punch-board-sealed = 已暗选
dragon-punch-board-heights = 上段对上段，下段对下段。

## 招式对照表

dragon-punch-board-matchups = 相克表
dragon-punch-board-close = 关闭
dragon-punch-board-matchups-help = 左边是你的招式，上方是对手可能打出的招式。
dragon-punch-board-matchups-nobody = 现在谁也没有先机。
dragon-punch-board-matchups-you = 现在先机在你手上。
dragon-punch-board-matchups-opponent = 现在先机在对手手上。
dragon-punch-board-matchups-all-flipped = 你的牌全都倒转了，现在没有牌可出。
dragon-punch-board-matchups-unseen = 没看过的牌不列入。
dragon-punch-board-matchups-covered = 这里有些牌已经倒转而且看不到，要靠你记住是哪些。
dragon-punch-board-matchup = { $card }对{ $other }：{ $result }
dragon-punch-board-you-deal = 你造成 { $damage } 点伤害
dragon-punch-board-you-take = 你受到 { $damage } 点伤害
dragon-punch-board-initiative-yours = 你取得先机
dragon-punch-board-initiative-theirs = 对手取得先机
dragon-punch-board-nothing-happens = 什么也没发生

## 第一局开始前

dragon-punch-board-picked = 已经有人选了
dragon-punch-board-fights-for-you = 为你而战
dragon-punch-board-fights-against-you = 与你为敌
dragon-punch-board-pick = 选{ $name }
dragon-punch-board-take = 拿{ $name }
dragon-punch-board-taken = { $count } / { $total }
dragon-punch-board-leave-out = 不拿
dragon-punch-board-leave-out-name = 不拿{ $name }
dragon-punch-board-read = 阅读{ $card }
dragon-punch-board-red-side = 红面：{ $name }
dragon-punch-board-to-go = 还要选 { $basics } 张基本牌和 { $characters } 个角色。挑衅一定有。
dragon-punch-board-complete = 手牌选齐了。
dragon-punch-board-ready = 就用这手牌
dragon-punch-board-chosen-in-secret = 双方暗中选手牌。
