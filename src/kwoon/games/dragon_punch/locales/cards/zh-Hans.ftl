### 《龙拳》的牌

## 基本招式

dragon-punch-cards-high-kick = 上段踢
dragon-punch-cards-combo-kick = 连环踢
dragon-punch-cards-low-poke = 下段刺拳
dragon-punch-cards-electric-uppercut = 雷电上勾拳
dragon-punch-cards-block = 格挡
dragon-punch-cards-charge = 集气
dragon-punch-cards-fireball = 火球
dragon-punch-cards-crouching-fireball = 蹲姿火球
dragon-punch-cards-taunt = 挑衅
dragon-punch-cards-hopping-taunt = 跳跃挑衅
dragon-punch-cards-throw = 摔技
dragon-punch-cards-atom-smasher = 原子粉碎摔

## 角色、称号与特殊招式

dragon-punch-cards-linnet-vale = 红雀·维尔
dragon-punch-cards-the-rooftop-courier = 屋顶信差
dragon-punch-cards-sweep = 扫腿
dragon-punch-cards-divekick = 俯冲踢
dragon-punch-cards-brassbound-otto = 黄铜奥托
dragon-punch-cards-the-clockwork-doorman = 发条门卫
dragon-punch-cards-auto-punch = 自动拳
dragon-punch-cards-boiler-stomp = 锅炉践踏
dragon-punch-cards-madam-cinderglass = 烬璃夫人
dragon-punch-cards-the-stage-astrologer = 舞台占星师
dragon-punch-cards-meteor-storm = 流星风暴
dragon-punch-cards-smoke-curtain = 烟幕
dragon-punch-cards-halla-quarry = 哈拉·岩坑
dragon-punch-cards-the-stonecutters-champion = 石匠冠军
dragon-punch-cards-ankle-anchor = 锚锁脚踝
dragon-punch-cards-gate-breaker = 破门
dragon-punch-cards-old-reed = 老芦
dragon-punch-cards-the-tea-house-hermit = 茶馆隐士
dragon-punch-cards-second-kettle = 第二壶茶
dragon-punch-cards-twin-herons = 双鹭

## 牌的种类

dragon-punch-cards-kind-white = 白面
dragon-punch-cards-kind-red = 红面
dragon-punch-cards-kind-special = 特殊招式
dragon-punch-cards-kind-character = 角色

## 招式的上段与下段

dragon-punch-cards-high = 上段：{ $actions }。
dragon-punch-cards-low = 下段：{ $actions }。
dragon-punch-cards-attack = 攻击（力道 { $strength }、时间 { $time }）
dragon-punch-cards-block-icon = 格挡
dragon-punch-cards-evade-icon = 闪避
dragon-punch-cards-no-icon = 无

## 招式的效果

dragon-punch-cards-effect-initiative-on-hit = 命中时，下回合取得先机。
dragon-punch-cards-effect-initiative-on-block = 挡下攻击时，下回合取得先机。
dragon-punch-cards-effect-initiative-always = 下回合取得先机。这是例外：其他招式必须命中或挡下攻击才行。
dragon-punch-cards-effect-unblockable = 无法格挡，只能闪避。
dragon-punch-cards-effect-uninterruptible = 无法打断，只能格挡或闪避。
dragon-punch-cards-effect-projectile = 飞行道具：同一高度的两个飞行道具会互相打断。
dragon-punch-cards-effect-unflip = 回合结束时，把你所有的牌转正，包括这张。
dragon-punch-cards-unflip-exception = 这是例外：通常只有挑衅能把牌转正。

## 牌的另一面，或所属角色

dragon-punch-cards-switched = 受到伤害时，可以翻面成{ $red }。
dragon-punch-cards-unswitched = { $white }的红面，维持到这一局结束。
dragon-punch-cards-special-move = { $character }的特殊招式。
dragon-punch-cards-character = { $title }。可以打出{ $first }或{ $second }，打出任一个都会倒转这张牌。角色不算生命。
