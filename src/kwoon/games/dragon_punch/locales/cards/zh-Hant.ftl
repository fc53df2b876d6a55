### 《龍拳》的牌

## 基本招式

dragon-punch-cards-high-kick = 上段踢
dragon-punch-cards-combo-kick = 連環踢
dragon-punch-cards-low-poke = 下段刺拳
dragon-punch-cards-electric-uppercut = 雷電上勾拳
dragon-punch-cards-block = 格擋
dragon-punch-cards-charge = 集氣
dragon-punch-cards-fireball = 火球
dragon-punch-cards-crouching-fireball = 蹲姿火球
dragon-punch-cards-taunt = 挑釁
dragon-punch-cards-hopping-taunt = 跳躍挑釁
dragon-punch-cards-throw = 摔技
dragon-punch-cards-atom-smasher = 原子粉碎摔

## 角色、稱號與特殊招式

dragon-punch-cards-linnet-vale = 紅雀・維爾
dragon-punch-cards-the-rooftop-courier = 屋頂信差
dragon-punch-cards-sweep = 掃腿
dragon-punch-cards-divekick = 俯衝踢
dragon-punch-cards-brassbound-otto = 黃銅奧托
dragon-punch-cards-the-clockwork-doorman = 發條門衛
dragon-punch-cards-auto-punch = 自動拳
dragon-punch-cards-boiler-stomp = 鍋爐踐踏
dragon-punch-cards-madam-cinderglass = 燼璃夫人
dragon-punch-cards-the-stage-astrologer = 舞台占星師
dragon-punch-cards-meteor-storm = 流星風暴
dragon-punch-cards-smoke-curtain = 煙幕
dragon-punch-cards-halla-quarry = 哈拉・岩坑
dragon-punch-cards-the-stonecutters-champion = 石匠冠軍
dragon-punch-cards-ankle-anchor = 錨鎖腳踝
dragon-punch-cards-gate-breaker = 破門
dragon-punch-cards-old-reed = 老蘆
dragon-punch-cards-the-tea-house-hermit = 茶館隱士
dragon-punch-cards-second-kettle = 第二壺茶
dragon-punch-cards-twin-herons = 雙鷺

## 牌的種類

dragon-punch-cards-kind-white = 白面
dragon-punch-cards-kind-red = 紅面
dragon-punch-cards-kind-special = 特殊招式
dragon-punch-cards-kind-character = 角色

## 招式的上段與下段

dragon-punch-cards-high = 上段：{ $actions }。
dragon-punch-cards-low = 下段：{ $actions }。
dragon-punch-cards-attack = 攻擊（力道 { $strength }、時間 { $time }）
dragon-punch-cards-block-icon = 格擋
dragon-punch-cards-evade-icon = 閃避
dragon-punch-cards-no-icon = 無

## 招式的效果

dragon-punch-cards-effect-initiative-on-hit = 命中時，下回合取得先機。
dragon-punch-cards-effect-initiative-on-block = 擋下攻擊時，下回合取得先機。
dragon-punch-cards-effect-initiative-always = 下回合取得先機。這是例外：其他招式必須命中或擋下攻擊才行。
dragon-punch-cards-effect-unblockable = 無法格擋，只能閃避。
dragon-punch-cards-effect-uninterruptible = 無法打斷，只能格擋或閃避。
dragon-punch-cards-effect-projectile = 飛行道具：同一高度的兩個飛行道具會互相打斷。
dragon-punch-cards-effect-unflip = 回合結束時，把你所有的牌轉正，包括這張。
dragon-punch-cards-unflip-exception = 這是例外：通常只有挑釁能把牌轉正。

## 牌的另一面，或所屬角色

dragon-punch-cards-switched = 受到傷害時，可以翻面成{ $red }。
dragon-punch-cards-unswitched = { $white }的紅面，維持到這一局結束。
dragon-punch-cards-special-move = { $character }的特殊招式。
dragon-punch-cards-character = { $title }。可以打出{ $first }或{ $second }，打出任一個都會倒轉這張牌。角色不算生命。
