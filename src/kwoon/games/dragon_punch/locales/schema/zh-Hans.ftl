### 《龙拳》卡包编辑器的字段
### 代号由英文组成，英文在游戏的 cards/schema.py。

## 字段的名称

dragon-punch-schema-game = 游戏
dragon-punch-schema-health = 生命
dragon-punch-schema-rounds-to-win = 获胜局数
dragon-punch-schema-rounds = 局数
dragon-punch-schema-basic-cards-total = 基本牌总数
dragon-punch-schema-character-cards-total = 角色总数
dragon-punch-schema-totals = 总数
dragon-punch-schema-hand-size = 手牌张数
dragon-punch-schema-hand = 手牌
dragon-punch-schema-tag-team-characters = 搭档的角色数
dragon-punch-schema-custom-health = 自选的生命
dragon-punch-schema-custom-characters = 自选的角色数
dragon-punch-schema-custom-hand-size = 自选的手牌张数
dragon-punch-schema-variants = 其他模式
dragon-punch-schema-stalemate-turns = 僵局回合数
dragon-punch-schema-stalemate-rounds = 僵局局数
dragon-punch-schema-stalemate = 僵局
dragon-punch-schema-basic = 基本牌
dragon-punch-schema-basic-card = 基本牌
dragon-punch-schema-basic-cards = 基本牌
dragon-punch-schema-id = 代号
dragon-punch-schema-copies = 张数
dragon-punch-schema-copies-per-player = 每人张数
dragon-punch-schema-copies-total = 总张数
dragon-punch-schema-pairing = 两面的搭配
dragon-punch-schema-white = 白面
dragon-punch-schema-red = 红面
dragon-punch-schema-name = 名称
dragon-punch-schema-color = 颜色
dragon-punch-schema-high = 上段
dragon-punch-schema-low = 下段
dragon-punch-schema-attack = 攻击
dragon-punch-schema-strength = 力道
dragon-punch-schema-strength-high = 上段力道
dragon-punch-schema-strength-low = 下段力道
dragon-punch-schema-time = 时间
dragon-punch-schema-block = 格挡
dragon-punch-schema-evade = 闪避
dragon-punch-schema-effects = 效果
dragon-punch-schema-initiative-on-hit = 命中得先机
dragon-punch-schema-initiative-on-block = 挡下得先机
dragon-punch-schema-initiative-always = 必得先机
dragon-punch-schema-unblockable = 无法格挡
dragon-punch-schema-uninterruptible = 无法打断
dragon-punch-schema-projectile = 飞行道具
dragon-punch-schema-unflip = 全部转正
dragon-punch-schema-icon = 图案
dragon-punch-schema-icons = 图标
dragon-punch-schema-sources = 出处
dragon-punch-schema-note = 备注
dragon-punch-schema-character = 角色
dragon-punch-schema-characters = 角色
dragon-punch-schema-title = 称号
dragon-punch-schema-move = 招式
dragon-punch-schema-moves = 招式
# 新项目的名称
dragon-punch-schema-new-move = 新招式
dragon-punch-schema-new-fighter = 新角色

## 说明

dragon-punch-schema-the-game-that-the-pack-is-for = 卡包所属的游戏。
dragon-punch-schema-the-number-of-each-player-s-basic-cards-each-worth-one-health = 每人的基本牌数，每张算一点生命。
dragon-punch-schema-the-number-of-rounds-needed-to-win-the-game = 赢几局算获胜。
dragon-punch-schema-the-number-of-basic-cards-in-one-copy-of-the-game = 一套游戏的基本牌总数。
dragon-punch-schema-the-number-of-characters-in-one-copy-of-the-game = 一套游戏的角色总数。
dragon-punch-schema-the-number-of-each-player-s-cards-in-a-duel = 单挑时每人的牌数。
dragon-punch-schema-the-number-of-characters-in-a-tag-team = 一组搭档的角色数。
dragon-punch-schema-the-number-of-basic-cards-that-each-player-chooses-for-a-custom-fight = 自选模式中每人选的基本牌数。
dragon-punch-schema-the-number-of-characters-that-each-player-chooses-for-a-custom-fight = 自选模式中每人选的角色数。
dragon-punch-schema-the-number-of-each-player-s-cards-in-a-custom-fight = 自选模式中每人的牌数。
dragon-punch-schema-a-round-ends-without-a-winner-after-this-many-turns-without-damage = 连续这么多回合没有伤害，这一局就结束，没有人获胜。
dragon-punch-schema-the-game-ends-after-this-many-such-rounds-in-a-row = 连续这么多局陷入僵局，游戏就结束。
dragon-punch-schema-the-cards-that-both-players-have = 双方都有的牌。
dragon-punch-schema-the-id-of-the-card-s-white-move = 白面招式的代号。
dragon-punch-schema-the-number-of-copies-in-each-player-s-hand-each-worth-one-health-0-disables-the-card = 每人手上的张数，每张算一点生命。0 表示停用。
dragon-punch-schema-the-number-of-these-cards-in-one-copy-of-the-game = 一套游戏中这种牌的总数。
dragon-punch-schema-the-move-on-the-white-side-which-is-up-at-the-start-of-a-round = 白面的招式。一局开始时白面朝上。
dragon-punch-schema-the-move-on-the-red-side-which-is-up-once-the-card-is-switched = 红面的招式。翻面后红面朝上。
dragon-punch-schema-the-move-s-name-in-the-notation = 记录中的招式代号。
dragon-punch-schema-the-displayed-name-of-the-move = 显示的招式名称。
dragon-punch-schema-the-color-of-the-card-s-side-with-this-move = 这个招式所在那一面的颜色。
dragon-punch-schema-the-move-s-high-part-empty-if-it-does-nothing = 招式的上段，没有动作就留空。
dragon-punch-schema-the-move-s-low-part-empty-if-it-does-nothing = 招式的下段，没有动作就留空。
dragon-punch-schema-the-attack-at-this-height = 这个高度的攻击。
dragon-punch-schema-the-damage-of-the-attack = 攻击造成的伤害。
dragon-punch-schema-the-execution-time-the-attack-with-the-lower-time-interrupts-the-other = 出招时间。时间短的攻击会打断另一个。
dragon-punch-schema-whether-the-move-blocks-attacks-at-this-height = 是否格挡这个高度的攻击。
dragon-punch-schema-whether-the-move-evades-attacks-at-this-height = 是否闪避这个高度的攻击。
dragon-punch-schema-further-effects-of-the-move = 招式的其他效果。
dragon-punch-schema-if-it-hits-you-have-the-initiative-next-turn = 命中时，下回合取得先机。
dragon-punch-schema-if-it-blocks-an-attack-you-have-the-initiative-next-turn = 挡下攻击时，下回合取得先机。
dragon-punch-schema-you-claim-the-initiative-for-next-turn-even-without-a-hit-or-a-block-an-exception-normally-only-a-hit-or-a-block-earns-it = 下回合取得先机。这是例外：其他招式必须命中或挡下攻击才行。
dragon-punch-schema-cannot-be-blocked-only-evaded = 无法格挡，只能闪避。
dragon-punch-schema-cannot-be-interrupted-only-blocked-or-evaded = 无法打断，只能格挡或闪避。
dragon-punch-schema-a-projectile-two-projectiles-at-the-same-height-interrupt-each-other = 飞行道具：同一高度的两个飞行道具会互相打断。
dragon-punch-schema-at-the-end-of-the-turn-all-your-cards-are-unflipped-including-this-one = 回合结束时，把你所有的牌转正，包括这张。
dragon-punch-schema-the-name-of-the-picture = 图案的名称。
dragon-punch-schema-the-sources-of-individual-parts-if-they-differ-from-source = 个别部分的出处，如果与整张牌的出处不同。
dragon-punch-schema-a-comment-for-designers = 给设计者看的备注。
dragon-punch-schema-the-characters = 所有角色。
dragon-punch-schema-the-character-s-name-in-the-notation = 记录中的角色代号。
dragon-punch-schema-the-displayed-name-of-the-character = 显示的角色名称。
dragon-punch-schema-the-character-s-epithet = 角色的称号。
dragon-punch-schema-1-or-0-to-disable-the-character = 1 张，0 表示停用这个角色。
dragon-punch-schema-the-two-special-moves-the-player-uses-one-of-them-at-a-time = 两个特殊招式，一次使用一个。

## 问题

dragon-punch-schema-problem-health = “生命”是 { $health }，最多 { $max }。
dragon-punch-schema-problem-custom-hand-size = “自选的手牌张数”是 { $size }，最多 { $max }。
dragon-punch-schema-problem-characters = 只有 { $count } 个角色，不够组成两组搭档或一副自选的手牌。
dragon-punch-schema-problem-taunt = 两面都有“全部转正”的基本牌必须恰好一种，每人一张。
dragon-punch-schema-problem-custom-health = “自选的生命”是 { $health }，但一套游戏只有 { $count } 张牌可选。
# $name 是代号
dragon-punch-schema-problem-id = 代号“{ $name }”重复了。每个招式与角色都要有自己的代号。
dragon-punch-schema-problem-copies-total = “{ $field }”应为 { $value }，也就是每人张数的两倍。
dragon-punch-schema-problem-basic-cards = “{ $field }”应为 { $value }，也就是每人的基本牌数。
dragon-punch-schema-problem-basic-total = “{ $field }”应为 { $value }，也就是列出的基本牌数。
dragon-punch-schema-problem-character-total = “{ $field }”应为 { $value }，也就是列出的角色数。
dragon-punch-schema-problem-hand-size = “{ $field }”应为 { $value }，也就是每人的基本牌加一个角色。
dragon-punch-schema-problem-custom-sum = “{ $field }”应为 { $value }，也就是自选的生命加自选的角色数。
