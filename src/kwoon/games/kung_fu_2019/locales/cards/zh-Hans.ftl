### 《功夫大战 2019》：牌上的文字
# 词汇：气 Chi、攻击牌 Attack card、强化 Enhancement、必杀技 Finishing Move、格挡 Block、挑战 Challenge、
# 武器 Weapon、架式 Stance、回气 Chi Restoration、武器改良 Improved Weapon、架式精进 Improved Stance、
# 奇招 Special、角色 Archetype、分击 split、无视 ignore、防御 defense、随手武器 improvised Weapon、
# 交锋 exchange、准备 prepare、喘息 respite、手牌上限 hand size、“你的功夫”牌 Your Kung Fu card

## 牌的种类

kung-fu-2019-cards-kind-attack = 攻击
kung-fu-2019-cards-kind-enhancement = 强化
kung-fu-2019-cards-kind-finishing-move = 必杀技
kung-fu-2019-cards-kind-block = 格挡
kung-fu-2019-cards-kind-weapon = 武器
kung-fu-2019-cards-kind-stance = 架式
kung-fu-2019-cards-kind-chi-restoration = 回气
kung-fu-2019-cards-kind-improved-weapon = 武器改良
kung-fu-2019-cards-kind-improved-stance = 架式精进
kung-fu-2019-cards-kind-special = 奇招
kung-fu-2019-cards-kind-archetype = 角色
kung-fu-2019-cards-kind-challenge = 挑战
kung-fu-2019-cards-kind-team = 团队{ $kind }

## 攻击的类型

kung-fu-2019-cards-type-punch = 拳击
kung-fu-2019-cards-type-kick = 踢击
kung-fu-2019-cards-type-throw = 摔技
kung-fu-2019-cards-type-trip = 绊技
kung-fu-2019-cards-type-weapon = 武器攻击
kung-fu-2019-cards-type-split = 分击
kung-fu-2019-cards-type-counter = 反击
kung-fu-2019-cards-any-attack = 任何攻击
kung-fu-2019-cards-any-card-attack = 以攻击牌发动的攻击
kung-fu-2019-cards-attacks = { $types }
kung-fu-2019-cards-any-stance = 任何架式
kung-fu-2019-cards-subtype-arms = 正规武器
kung-fu-2019-cards-subtype-improvised = 随手武器

## 牌上的数字

kung-fu-2019-cards-improvised = 随手武器。
kung-fu-2019-cards-attack = 攻击 { $n }。
kung-fu-2019-cards-attack-type = { $type }，攻击 { $n }。
kung-fu-2019-cards-weapon-bonus-attack = 以这件武器攻击时，伤害 +{ $n }。
kung-fu-2019-cards-no-attack = 不能用来攻击。
kung-fu-2019-cards-bonus = 伤害 +{ $n }。
kung-fu-2019-cards-defense = 对任何攻击有 { $n } 点防御。
kung-fu-2019-cards-heal = 恢复 { $n } 点气。

## 对攻击的效果

kung-fu-2019-cards-split = 可以分击最多 { $n } 名对手，每人都受到全额伤害。
kung-fu-2019-cards-split-value = 分击时攻击为 { $n }。
kung-fu-2019-cards-split-discards = 分击后弃掉。
kung-fu-2019-cards-unsplit-damage = 或者不用它分击：伤害 +{ $n }。
kung-fu-2019-cards-duel-damage = 只剩一名对手或一支敌队时，伤害 +{ $n }。
kung-fu-2019-cards-damage-per-enhancement = 攻击中每有一张其他强化牌，伤害 +{ $n }。
kung-fu-2019-cards-helped-damage = 如果有队友加上强化牌，伤害 +{ $n }。
kung-fu-2019-cards-damage-per-teammate-stance = 每有一名队友摆出架式，伤害 +{ $n }。
kung-fu-2019-cards-team-stances-damage = 如果你的队伍至少有两人摆出架式，伤害 +{ $n }。
kung-fu-2019-cards-combo = 从手牌加上最多 { $n } 张攻击牌当作强化，同名的也可以。
kung-fu-2019-cards-break-attack = 攻击时可以砸碎它：伤害 +{ $n }，然后弃掉。
kung-fu-2019-cards-limit-enhancements = 它的攻击最多只能加 { $n } 张强化牌。
kung-fu-2019-cards-unblockable = 除非打出“你的功夫”牌，谁也不能格挡或反击。
kung-fu-2019-cards-bar-kind-blocks = 指明攻击类型的格挡牌对它无效。
kung-fu-2019-cards-bar-counterattacks = 不能对它反击。
kung-fu-2019-cards-bar-counterattacks-unless-ignored = 目标除非无视这次攻击，否则不能反击。
kung-fu-2019-cards-pierce-weapon = 目标的武器防御无效。
kung-fu-2019-cards-pierce-stance = 目标的架式防御无效。
kung-fu-2019-cards-needs-no-weapon = 只能在你面前没有武器时使用。
kung-fu-2019-cards-needs-one-target = 只能加在单一目标的攻击上。
kung-fu-2019-cards-needs-teammate-attack = 只能加在队友的攻击上。
kung-fu-2019-cards-free-enhancement = 加在队友的攻击上时，不占你能加的一张强化牌。
kung-fu-2019-cards-ignore-counters = 你的队伍无视对这次攻击的所有反击。
kung-fu-2019-cards-extra-attack = 你也同时攻击一名还没成为目标的对手。

## 攻击的其他效果

kung-fu-2019-cards-strip-weapon = 计算伤害前，每个目标失去武器。
kung-fu-2019-cards-strip-stance = 计算伤害前，每个目标失去架式。
kung-fu-2019-cards-take-stripped-weapon = 目标在计算伤害前因你的攻击失去武器时，你可以拿走那件武器和附加的牌。
kung-fu-2019-cards-give-stripped-weapon = 你可以把那件武器和附加的牌交给一名队友。
kung-fu-2019-cards-take-stance = 计算伤害前，你可以拿走一个目标的架式和附加的牌。
kung-fu-2019-cards-target-draws = 每个目标在回应前抽 { $n } 张牌。
kung-fu-2019-cards-target-discards = 每个目标在回应前随机弃掉 { $n } 张牌。
kung-fu-2019-cards-discard-hand = 攻击时，弃掉其余所有手牌。
kung-fu-2019-cards-afterwards-discards = 之后，没有无视攻击的目标随机弃掉 { $n } 张牌。
kung-fu-2019-cards-afterwards-draws = 之后，没有无视攻击的目标抽 { $n } 张牌。
kung-fu-2019-cards-self-loss = 你自己也失去 { $n } 点气，就算对方无视攻击也一样。
kung-fu-2019-cards-own-stance-goes = 之后弃掉你自己的架式。
kung-fu-2019-cards-damaged-weapon-goes = 因此失去气的目标，之后要弃掉武器。
kung-fu-2019-cards-damaged-stance-goes = 因此失去气的目标，之后要弃掉架式。
kung-fu-2019-cards-knockout-heal = 如果有目标因此出局，你恢复 { $n } 点气。
kung-fu-2019-cards-poison = 因此失去气的目标，在下个回合开始时再失去 { $n } 点气。

## 回应攻击

kung-fu-2019-cards-ignore = 无视{ $named }。
kung-fu-2019-cards-reduce = { $named }对你造成的伤害减少 { $n } 点。
kung-fu-2019-cards-reduce-per-teammate-weapon = 每有一名队友面前有武器，再少 { $n } 点。
kung-fu-2019-cards-against-unblockable = 这是“你的功夫”牌，即使攻击无法格挡也有效。
kung-fu-2019-cards-counterattack = 你可以反击。
kung-fu-2019-cards-take-over = 任何人受到攻击时打出：改由你成为目标，你仍可格挡。
kung-fu-2019-cards-take-over-teammate = 队友受到攻击时打出：改由你成为目标，你仍可格挡。
kung-fu-2019-cards-draw-when-played = 打出时抽 { $n } 张牌。
kung-fu-2019-cards-pass-on = 把攻击转给另一名玩家，由那名玩家回应。或者：
kung-fu-2019-cards-discard-others = 然后从手牌弃掉另外 { $n } 张牌，不够就全部弃掉。
kung-fu-2019-cards-block-for-teammate = 可以替受到攻击的队友打出。
kung-fu-2019-cards-only-for-teammate = 不能为自己打出。
kung-fu-2019-cards-take-attackers-weapon = 你可以拿走攻击者的武器和附加的牌。
kung-fu-2019-cards-break-block = 可以折断它当作格挡：少受 { $n } 点伤害，然后弃掉。

## 场上的牌

kung-fu-2019-cards-card-bonus = { $named } +{ $n }。
kung-fu-2019-cards-weapon-bonus = 以{ $named }攻击 +{ $n }。
kung-fu-2019-cards-enhancement-bonus = 你打出的每张强化牌 +{ $n }，没有数字的也算。
kung-fu-2019-cards-teammate-enhancement-bonus = 你加在队友攻击上的每张强化牌 +{ $n }。
kung-fu-2019-cards-stance-bonus = 对摆出{ $named }的玩家，伤害 +{ $n }。
kung-fu-2019-cards-attack-bonus = 你的攻击伤害 +{ $n }。
kung-fu-2019-cards-card-attack-bonus = 你以攻击牌发动的攻击，伤害 +{ $n }。
kung-fu-2019-cards-low-chi-attack-bonus = 气在 { $limit } 点以下时，你的攻击伤害 +{ $n }。
kung-fu-2019-cards-teammates-attack-bonus = 队友的攻击伤害 +{ $n }。
kung-fu-2019-cards-defence = 对{ $named }有 { $n } 点防御。
kung-fu-2019-cards-entry-cost = 摆出时付 { $n } 点气。
kung-fu-2019-cards-upkeep = 你的每个回合开始时，付 { $n } 点气，否则弃掉。
kung-fu-2019-cards-hand-size = 你的手牌上限 +{ $n }。
kung-fu-2019-cards-hand-size-less = 你的手牌上限 −{ $n }。
kung-fu-2019-cards-protect-weapon = 其他玩家的牌不能使你失去这件武器。
kung-fu-2019-cards-protect-stance = 其他玩家的牌不能使你失去这个架式。
kung-fu-2019-cards-heal-bonus = 你的回气牌多恢复 { $n } 点气。
kung-fu-2019-cards-turn-heal = 你的每个回合开始时，恢复 { $n } 点气。
kung-fu-2019-cards-attach-to-weapons = 你打出的每件武器都附上{ $named }，这张牌永远属于你。
kung-fu-2019-cards-attach-to-stances = 你打出的每个架式都附上{ $named }，这张牌永远属于你。
kung-fu-2019-cards-double-stance = 你架式上的每个数字都加倍，代价也一样。
kung-fu-2019-cards-no-block-counterattack = 你受到攻击而没有人打出格挡时，你可以反击。
kung-fu-2019-cards-hurl = 攻击时可以掷出手上不同名的武器牌，每张 +{ $n }，指明该武器的加成也算。

## 回气

kung-fu-2019-cards-stance-heal = 如果你摆出{ $named }，多恢复 { $n } 点。
kung-fu-2019-cards-low-chi-heal = 如果你的气在 { $limit } 点以下，多恢复 { $n } 点。
kung-fu-2019-cards-team-stances-heal = 如果你的队伍至少有两人摆出架式，多恢复 { $n } 点。
kung-fu-2019-cards-others-heal = 其他玩家或队伍各恢复 { $n } 点气。
kung-fu-2019-cards-teammates-draw = 每名队友抽 { $n } 张牌。
kung-fu-2019-cards-forfeit-attack = 只能在攻击前使用，而且本回合不能攻击。

## 团队奇招

kung-fu-2019-cards-give-weapon = 队友准备或喘息时：把你面前或手上的一件武器交给那名队友，取代原有的武器。
kung-fu-2019-cards-swap-cards = 队友补满手牌后：你们互换最多 { $n } 张牌，张数相同，正面朝下。
kung-fu-2019-cards-strike-staggered = 队友的攻击使一名对手失去 { $n } 点以上的气时：你也攻击那名对手。
kung-fu-2019-cards-when-team-loses = 你的队伍在一次交锋中失去 { $n } 点以上的气时：
kung-fu-2019-cards-draw-afterwards = 然后抽 { $n } 张牌。
kung-fu-2019-cards-team-heal = 你的队伍恢复 { $n } 点气。
kung-fu-2019-cards-team-draws = 你的队伍每人抽 { $n } 张牌。

## 基本牌的名称

kung-fu-2019-cards-punch = 拳击
kung-fu-2019-cards-kick = 踢击
kung-fu-2019-cards-throw = 摔技
kung-fu-2019-cards-trip = 绊技
kung-fu-2019-cards-flying = 飞身
kung-fu-2019-cards-spinning = 回旋
kung-fu-2019-cards-flipping = 翻身
kung-fu-2019-cards-running-up-the-wall = 飞檐走壁
kung-fu-2019-cards-wild = 狂野
kung-fu-2019-cards-invincible = 无敌
kung-fu-2019-cards-whirlwind = 旋风
kung-fu-2019-cards-split-attack = 一招两式
kung-fu-2019-cards-combo-attack = 连环攻击
kung-fu-2019-cards-when-done-right-none-can-defend = 出手到位，无人能挡
# 同一张牌的短名
kung-fu-2019-cards-when-done-right = 出手到位
kung-fu-2019-cards-blocking-punch = 挡拳
kung-fu-2019-cards-blocking-kick = 挡腿
kung-fu-2019-cards-amazing-balance = 下盘稳固
kung-fu-2019-cards-caught-between-two-palms = 空手入白刃
kung-fu-2019-cards-rolling-with-the-blow = 顺势卸力
kung-fu-2019-cards-your-kung-fu-is-weak = 你的功夫太弱
kung-fu-2019-cards-your-kung-fu-is-no-match-for-mine = 你的功夫不如我
kung-fu-2019-cards-face-me = 与我一战
kung-fu-2019-cards-sword = 长剑
kung-fu-2019-cards-chain-whip = 九节鞭
kung-fu-2019-cards-chair = 椅子
kung-fu-2019-cards-ladder = 梯子
kung-fu-2019-cards-table = 桌子
kung-fu-2019-cards-umbrella = 雨伞
kung-fu-2019-cards-bamboo-pole = 竹竿
kung-fu-2019-cards-fan = 折扇
kung-fu-2019-cards-nunchaku = 双节棍
kung-fu-2019-cards-bo-staff = 长棍
kung-fu-2019-cards-daggers = 匕首
kung-fu-2019-cards-tiger-stance = 虎形架式
kung-fu-2019-cards-drunken-stance = 醉拳架式
kung-fu-2019-cards-dragon-stance = 龙形架式
kung-fu-2019-cards-crane-stance = 鹤形架式
kung-fu-2019-cards-snake-stance = 蛇形架式
kung-fu-2019-cards-monkey-stance = 猴形架式
kung-fu-2019-cards-jug-of-rice-wine = 一壶米酒
kung-fu-2019-cards-bowl-of-hot-noodles = 一碗热汤面
kung-fu-2019-cards-bitter-ginseng-tea = 苦口人参茶
kung-fu-2019-cards-waterfall-meditation = 瀑下静坐

## 扩充牌的名称

kung-fu-2019-cards-iron-head = 铁头功
kung-fu-2019-cards-pressure-point = 点穴
kung-fu-2019-cards-heel-like-thunder = 雷霆腿
kung-fu-2019-cards-snatch-the-blade = 夺刃
kung-fu-2019-cards-sweeping-the-floor = 扫堂腿
kung-fu-2019-cards-feinting = 虚招
kung-fu-2019-cards-bone-breaking = 碎骨
kung-fu-2019-cards-one-armed = 独臂
kung-fu-2019-cards-slow-motion = 慢动作
kung-fu-2019-cards-i-have-studied-your-style = 你的招式我看透了
kung-fu-2019-cards-to-the-floor = 打趴在地
kung-fu-2019-cards-through-the-wall = 撞穿墙壁
kung-fu-2019-cards-across-the-room = 横飞全场
kung-fu-2019-cards-out-the-window = 飞出窗外
kung-fu-2019-cards-down-the-stairs = 滚下楼梯
kung-fu-2019-cards-five-silent-steps = 无声五步
kung-fu-2019-cards-with-my-last-breath = 最后一口气
kung-fu-2019-cards-that-was-meant-for-him = 这招是给他的
kung-fu-2019-cards-caught-with-chopsticks = 筷夹兵刃
kung-fu-2019-cards-up-to-the-rafters = 跃上屋梁
kung-fu-2019-cards-iron-shirt = 铁布衫
kung-fu-2019-cards-caught-and-answered = 接招还招
kung-fu-2019-cards-guandao = 关刀
kung-fu-2019-cards-hook-swords = 双钩
kung-fu-2019-cards-rope-dart = 绳镖
kung-fu-2019-cards-iron-wok = 铁锅
kung-fu-2019-cards-imperial-stance = 帝王架式
kung-fu-2019-cards-still-water-stance = 止水架式
kung-fu-2019-cards-beggar-stance = 丐帮架式
kung-fu-2019-cards-freshly-sharpened = 新磨利刃
kung-fu-2019-cards-iron-bound = 铁箍加固
kung-fu-2019-cards-wrist-cord = 腕绳
kung-fu-2019-cards-poisoned-tip = 淬毒
kung-fu-2019-cards-thirty-years-of-practice = 三十年功力
kung-fu-2019-cards-rooted-like-an-old-pine = 老松盘根
kung-fu-2019-cards-inner-fire = 丹田之火
kung-fu-2019-cards-every-style-has-a-weakness = 招招有破绽
kung-fu-2019-cards-golden-needles = 金针
kung-fu-2019-cards-a-toast-to-all = 敬各位一杯

## 团队牌的名称

kung-fu-2019-cards-hammer-and-anvil = 两面夹击
kung-fu-2019-cards-swing-your-partner = 搭档回旋踢
kung-fu-2019-cards-pass-me-that-weapon = 兵器拿来
kung-fu-2019-cards-you-go-that-way-i-ll-go-this-way = 你走那边，我走这边
# 同一张牌的短名
kung-fu-2019-cards-you-go-that-way = 你走那边
kung-fu-2019-cards-give-me-a-boost = 托我一把
kung-fu-2019-cards-hold-him-still = 抓住他
kung-fu-2019-cards-shoulder-to-shoulder = 并肩作战
kung-fu-2019-cards-get-behind-me = 躲到我身后
kung-fu-2019-cards-trading-places = 换我上场
kung-fu-2019-cards-wall-of-blades = 刀剑成墙
kung-fu-2019-cards-you-struck-my-friend = 敢打我朋友
kung-fu-2019-cards-school-banner = 门派大旗
kung-fu-2019-cards-mirror-stance = 镜影架式
kung-fu-2019-cards-shared-pot-of-tea = 共饮一壶茶
kung-fu-2019-cards-song-of-the-old-school = 师门之歌
kung-fu-2019-cards-catch = 接住
kung-fu-2019-cards-a-whispered-plan = 低声密谋
kung-fu-2019-cards-now-while-he-staggers = 趁他站不稳
kung-fu-2019-cards-for-the-honour-of-our-school = 为师门而战

## 角色的名称与他们的牌

kung-fu-2019-cards-the-imperial-general = 御前大将军
kung-fu-2019-cards-military-training = 军中操练
kung-fu-2019-cards-the-venerable-master = 一代宗师
kung-fu-2019-cards-perfect-technique = 炉火纯青
kung-fu-2019-cards-the-mysterious-stranger = 神秘客
kung-fu-2019-cards-she-who-must-fight = 好战女侠
kung-fu-2019-cards-the-tavern-brawler = 酒馆打手
kung-fu-2019-cards-the-vengeful-student = 复仇弟子
kung-fu-2019-cards-the-mountain-healer = 山中郎中
kung-fu-2019-cards-the-rooftop-thief = 梁上飞贼
