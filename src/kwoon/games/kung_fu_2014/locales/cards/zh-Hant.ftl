### 《功夫對決 2014》的卡牌：種類、卡牌文字與牌名
# 用語：Base 招式、Weapon 武器、Stance 架式、Enhancement 強化、Finishing Move 必殺技、Chi 氣、Spirit 內勁、
# Damage Effect 傷害效果、Counterattack 反擊、cleanup 收招、break 折斷、give up (Bo Staff) 捨棄、No Chi 氣盡。
# 一次攻擊的牌名會連成一個招名，例如「飛天」「鋼鐵」「長劍」「轟出窗外」→ 飛天鋼鐵長劍轟出窗外，所以牌名裡不用標點。

## 種類

kung-fu-2014-cards-kind-base = 招式
kung-fu-2014-cards-kind-weapon = 武器
kung-fu-2014-cards-kind-enhancement = 強化
kung-fu-2014-cards-kind-finishing-move = 必殺技
kung-fu-2014-cards-kind-stance = 架式

## 能用在哪裡

kung-fu-2014-cards-text-on-table = 人人隨時可用，用完放回桌上。
kung-fu-2014-cards-text-blocks-only = 只能用來格擋。
kung-fu-2014-cards-text-attacks-only = 只能用來攻擊。

## 效果

kung-fu-2014-cards-text-draw-when-played = 打出時抽 { $n } 張牌，可以馬上使用。
kung-fu-2014-cards-text-break-attack = 攻擊時可以折斷它，數值改為 { $n }，用完不收回。
kung-fu-2014-cards-text-break-block = 格擋時可以折斷它，數值改為 { $n }，用完不收回。
kung-fu-2014-cards-text-bonus-or-target = 打出時二選一：+{ $n }，或多選一個目標。
kung-fu-2014-cards-text-extra-targets = 攻擊時最多可以多選 { $n } 個目標。
kung-fu-2014-cards-text-sweep = 攻擊時，每個目標在格擋前先隨機棄掉 { $n } 張牌。
kung-fu-2014-cards-text-damage-lose = 傷害效果：目標再失去 { $n } 點氣，無法格擋。
kung-fu-2014-cards-text-target-discard = 攻擊時，不論有沒有受傷，每個目標在你收招時隨機棄掉 { $n } 張牌。
kung-fu-2014-cards-text-damage-discard = 傷害效果：目標隨機棄掉 { $n } 張牌。
kung-fu-2014-cards-text-target-draw = 攻擊時，不論有沒有打傷，每個目標讓你抽 { $n } 張牌。
kung-fu-2014-cards-text-damage-draw = 傷害效果：抽 { $n } 張牌。
kung-fu-2014-cards-text-damage-gain = 傷害效果：恢復 { $n } 點氣。
kung-fu-2014-cards-text-miss-draw = 如果這次攻擊沒打傷任何人，抽 { $n } 張牌。
kung-fu-2014-cards-text-strip-weapon = 格擋後，攻擊者收招時要棄掉這次攻擊的武器。
kung-fu-2014-cards-text-strip-stance = 格擋後，攻擊者收招時要棄掉這次攻擊的架式。
kung-fu-2014-cards-text-unhurt-gain = 如果毫髮無傷，恢復 { $n } 點氣。
kung-fu-2014-cards-text-exchange = 收招時可以換掉任意張手牌，並再多抽 { $n } 張。
kung-fu-2014-cards-text-always-discarded = 只能用一次，用完不收回。
kung-fu-2014-cards-text-miss-discarded = 如果攻擊沒打傷任何人，就不收回。
kung-fu-2014-cards-text-many-discarded = 同時攻擊多個目標時，就不收回。
kung-fu-2014-cards-text-return-cost = 棄掉 { $n } 張牌才能收回。
kung-fu-2014-cards-text-return-one = 收招時，這張架式和你的武器只能收回一張。
kung-fu-2014-cards-text-counter = 之後可以反擊。
kung-fu-2014-cards-text-hurt-counter = 如果受了傷，之後可以反擊。
kung-fu-2014-cards-text-give-up-counter = 用來格擋的話，收招時可以捨棄它來反擊。

## 招式

kung-fu-2014-cards-punch = 拳擊
kung-fu-2014-cards-eye-for-an-eye = 以牙還牙
kung-fu-2014-cards-sidestep = 側閃
kung-fu-2014-cards-grappling-block = 擒拿手
kung-fu-2014-cards-snap-kick = 彈踢
kung-fu-2014-cards-roundhouse = 迴旋踢
kung-fu-2014-cards-elbow-strike = 肘擊
kung-fu-2014-cards-open-palm-strike = 掌擊
kung-fu-2014-cards-leg-sweep = 掃堂腿
kung-fu-2014-cards-throw = 過肩摔
kung-fu-2014-cards-your-kung-fu-is-weak = 你的功夫太弱
kung-fu-2014-cards-your-kung-fu-is-no-match-for-mine = 你的功夫不如我

## 武器

kung-fu-2014-cards-chain-whip = 九節鞭
kung-fu-2014-cards-fan = 摺扇
kung-fu-2014-cards-bo-staff = 長棍
kung-fu-2014-cards-chair = 椅子
kung-fu-2014-cards-ladder = 梯子
kung-fu-2014-cards-umbrella = 雨傘
kung-fu-2014-cards-table = 桌子
kung-fu-2014-cards-sword = 長劍
kung-fu-2014-cards-bamboo-pole = 竹竿
kung-fu-2014-cards-nunchaku = 雙節棍
kung-fu-2014-cards-daggers = 匕首

## 強化：放在招式前面念

kung-fu-2014-cards-fast = 神速
kung-fu-2014-cards-running-up-the-wall = 飛簷走壁
kung-fu-2014-cards-flipping = 空翻
kung-fu-2014-cards-shadow = 暗影
kung-fu-2014-cards-ethereal = 飄渺
kung-fu-2014-cards-iron = 鋼鐵
kung-fu-2014-cards-magnificent = 華麗
kung-fu-2014-cards-flying = 飛天
kung-fu-2014-cards-whirlwind = 旋風
kung-fu-2014-cards-phantom = 幻影
kung-fu-2014-cards-invincible = 無敵
kung-fu-2014-cards-majestic = 威震

## 必殺技：放在招式後面念

kung-fu-2014-cards-across-the-room = 飛越全場
kung-fu-2014-cards-to-the-floor = 打趴在地
kung-fu-2014-cards-double-attack = 連環雙擊
kung-fu-2014-cards-out-the-window = 轟出窗外
kung-fu-2014-cards-through-the-wall = 撞穿牆壁
kung-fu-2014-cards-down-the-stairs = 滾下樓梯
# 短名與全名
kung-fu-2014-cards-when-done-right = 無人能擋
kung-fu-2014-cards-when-done-right-none-can-defend = 無人能擋

## 架式

kung-fu-2014-cards-crane-stance = 鶴形
kung-fu-2014-cards-snake-stance = 蛇形
kung-fu-2014-cards-monkey-stance = 猴形
kung-fu-2014-cards-tiger-stance = 虎形
kung-fu-2014-cards-dragon-stance = 龍形
kung-fu-2014-cards-drunken-stance = 醉拳
