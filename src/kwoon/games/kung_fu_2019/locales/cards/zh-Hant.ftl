### 《功夫大戰 2019》：牌上的文字
# 詞彙：氣 Chi、攻擊牌 Attack card、強化 Enhancement、必殺技 Finishing Move、格擋 Block、挑戰 Challenge、
# 武器 Weapon、架式 Stance、回氣 Chi Restoration、武器改良 Improved Weapon、架式精進 Improved Stance、
# 奇招 Special、角色 Archetype、分擊 split、無視 ignore、防禦 defense、隨手武器 improvised Weapon、
# 交鋒 exchange、準備 prepare、喘息 respite、手牌上限 hand size、「你的功夫」牌 Your Kung Fu card

## 牌的種類

kung-fu-2019-cards-kind-attack = 攻擊
kung-fu-2019-cards-kind-enhancement = 強化
kung-fu-2019-cards-kind-finishing-move = 必殺技
kung-fu-2019-cards-kind-block = 格擋
kung-fu-2019-cards-kind-weapon = 武器
kung-fu-2019-cards-kind-stance = 架式
kung-fu-2019-cards-kind-chi-restoration = 回氣
kung-fu-2019-cards-kind-improved-weapon = 武器改良
kung-fu-2019-cards-kind-improved-stance = 架式精進
kung-fu-2019-cards-kind-special = 奇招
kung-fu-2019-cards-kind-archetype = 角色
kung-fu-2019-cards-kind-challenge = 挑戰
kung-fu-2019-cards-kind-team = 團隊{ $kind }

## 攻擊的類型

kung-fu-2019-cards-type-punch = 拳擊
kung-fu-2019-cards-type-kick = 踢擊
kung-fu-2019-cards-type-throw = 摔技
kung-fu-2019-cards-type-trip = 絆技
kung-fu-2019-cards-type-weapon = 武器攻擊
kung-fu-2019-cards-type-split = 分擊
kung-fu-2019-cards-type-counter = 反擊
kung-fu-2019-cards-any-attack = 任何攻擊
kung-fu-2019-cards-any-card-attack = 以攻擊牌發動的攻擊
kung-fu-2019-cards-attacks = { $types }
kung-fu-2019-cards-any-stance = 任何架式
kung-fu-2019-cards-subtype-arms = 正規武器
kung-fu-2019-cards-subtype-improvised = 隨手武器

## 牌上的數字

kung-fu-2019-cards-improvised = 隨手武器。
kung-fu-2019-cards-attack = 攻擊 { $n }。
kung-fu-2019-cards-attack-type = { $type }，攻擊 { $n }。
kung-fu-2019-cards-weapon-bonus-attack = 以這件武器攻擊時，傷害 +{ $n }。
kung-fu-2019-cards-no-attack = 不能用來攻擊。
kung-fu-2019-cards-bonus = 傷害 +{ $n }。
kung-fu-2019-cards-defense = 對任何攻擊有 { $n } 點防禦。
kung-fu-2019-cards-heal = 恢復 { $n } 點氣。

## 對攻擊的效果

kung-fu-2019-cards-split = 可以分擊最多 { $n } 名對手，每人都受到全額傷害。
kung-fu-2019-cards-split-value = 分擊時攻擊為 { $n }。
kung-fu-2019-cards-split-discards = 分擊後棄掉。
kung-fu-2019-cards-unsplit-damage = 或者不用它分擊：傷害 +{ $n }。
kung-fu-2019-cards-duel-damage = 只剩一名對手或一支敵隊時，傷害 +{ $n }。
kung-fu-2019-cards-damage-per-enhancement = 攻擊中每有一張其他強化牌，傷害 +{ $n }。
kung-fu-2019-cards-helped-damage = 如果有隊友加上強化牌，傷害 +{ $n }。
kung-fu-2019-cards-damage-per-teammate-stance = 每有一名隊友擺出架式，傷害 +{ $n }。
kung-fu-2019-cards-team-stances-damage = 如果你的隊伍至少有兩人擺出架式，傷害 +{ $n }。
kung-fu-2019-cards-combo = 從手牌加上最多 { $n } 張攻擊牌當作強化，同名的也可以。
kung-fu-2019-cards-break-attack = 攻擊時可以砸碎它：傷害 +{ $n }，然後棄掉。
kung-fu-2019-cards-limit-enhancements = 它的攻擊最多只能加 { $n } 張強化牌。
kung-fu-2019-cards-unblockable = 除非打出「你的功夫」牌，誰也不能格擋或反擊。
kung-fu-2019-cards-bar-kind-blocks = 指明攻擊類型的格擋牌對它無效。
kung-fu-2019-cards-bar-counterattacks = 不能對它反擊。
kung-fu-2019-cards-bar-counterattacks-unless-ignored = 目標除非無視這次攻擊，否則不能反擊。
kung-fu-2019-cards-pierce-weapon = 目標的武器防禦無效。
kung-fu-2019-cards-pierce-stance = 目標的架式防禦無效。
kung-fu-2019-cards-needs-no-weapon = 只能在你面前沒有武器時使用。
kung-fu-2019-cards-needs-one-target = 只能加在單一目標的攻擊上。
kung-fu-2019-cards-needs-teammate-attack = 只能加在隊友的攻擊上。
kung-fu-2019-cards-free-enhancement = 加在隊友的攻擊上時，不佔你能加的一張強化牌。
kung-fu-2019-cards-ignore-counters = 你的隊伍無視對這次攻擊的所有反擊。
kung-fu-2019-cards-extra-attack = 你也同時攻擊一名還沒成為目標的對手。

## 攻擊的其他效果

kung-fu-2019-cards-strip-weapon = 計算傷害前，每個目標失去武器。
kung-fu-2019-cards-strip-stance = 計算傷害前，每個目標失去架式。
kung-fu-2019-cards-take-stripped-weapon = 目標在計算傷害前因你的攻擊失去武器時，你可以拿走那件武器和附加的牌。
kung-fu-2019-cards-give-stripped-weapon = 你可以把那件武器和附加的牌交給一名隊友。
kung-fu-2019-cards-take-stance = 計算傷害前，你可以拿走一個目標的架式和附加的牌。
kung-fu-2019-cards-target-draws = 每個目標在回應前抽 { $n } 張牌。
kung-fu-2019-cards-target-discards = 每個目標在回應前隨機棄掉 { $n } 張牌。
kung-fu-2019-cards-discard-hand = 攻擊時，棄掉其餘所有手牌。
kung-fu-2019-cards-afterwards-discards = 之後，沒有無視攻擊的目標隨機棄掉 { $n } 張牌。
kung-fu-2019-cards-afterwards-draws = 之後，沒有無視攻擊的目標抽 { $n } 張牌。
kung-fu-2019-cards-self-loss = 你自己也失去 { $n } 點氣，就算對方無視攻擊也一樣。
kung-fu-2019-cards-own-stance-goes = 之後棄掉你自己的架式。
kung-fu-2019-cards-damaged-weapon-goes = 因此失去氣的目標，之後要棄掉武器。
kung-fu-2019-cards-damaged-stance-goes = 因此失去氣的目標，之後要棄掉架式。
kung-fu-2019-cards-knockout-heal = 如果有目標因此出局，你恢復 { $n } 點氣。
kung-fu-2019-cards-poison = 因此失去氣的目標，在下個回合開始時再失去 { $n } 點氣。

## 回應攻擊

kung-fu-2019-cards-ignore = 無視{ $named }。
kung-fu-2019-cards-reduce = { $named }對你造成的傷害減少 { $n } 點。
kung-fu-2019-cards-reduce-per-teammate-weapon = 每有一名隊友面前有武器，再少 { $n } 點。
kung-fu-2019-cards-against-unblockable = 這是「你的功夫」牌，即使攻擊無法格擋也有效。
kung-fu-2019-cards-counterattack = 你可以反擊。
kung-fu-2019-cards-take-over = 任何人受到攻擊時打出：改由你成為目標，你仍可格擋。
kung-fu-2019-cards-take-over-teammate = 隊友受到攻擊時打出：改由你成為目標，你仍可格擋。
kung-fu-2019-cards-draw-when-played = 打出時抽 { $n } 張牌。
kung-fu-2019-cards-pass-on = 把攻擊轉給另一名玩家，由那名玩家回應。或者：
kung-fu-2019-cards-discard-others = 然後從手牌棄掉另外 { $n } 張牌，不夠就全部棄掉。
kung-fu-2019-cards-block-for-teammate = 可以替受到攻擊的隊友打出。
kung-fu-2019-cards-only-for-teammate = 不能為自己打出。
kung-fu-2019-cards-take-attackers-weapon = 你可以拿走攻擊者的武器和附加的牌。
kung-fu-2019-cards-break-block = 可以折斷它當作格擋：少受 { $n } 點傷害，然後棄掉。

## 場上的牌

kung-fu-2019-cards-card-bonus = { $named } +{ $n }。
kung-fu-2019-cards-weapon-bonus = 以{ $named }攻擊 +{ $n }。
kung-fu-2019-cards-enhancement-bonus = 你打出的每張強化牌 +{ $n }，沒有數字的也算。
kung-fu-2019-cards-teammate-enhancement-bonus = 你加在隊友攻擊上的每張強化牌 +{ $n }。
kung-fu-2019-cards-stance-bonus = 對擺出{ $named }的玩家，傷害 +{ $n }。
kung-fu-2019-cards-attack-bonus = 你的攻擊傷害 +{ $n }。
kung-fu-2019-cards-card-attack-bonus = 你以攻擊牌發動的攻擊，傷害 +{ $n }。
kung-fu-2019-cards-low-chi-attack-bonus = 氣在 { $limit } 點以下時，你的攻擊傷害 +{ $n }。
kung-fu-2019-cards-teammates-attack-bonus = 隊友的攻擊傷害 +{ $n }。
kung-fu-2019-cards-defence = 對{ $named }有 { $n } 點防禦。
kung-fu-2019-cards-entry-cost = 擺出時付 { $n } 點氣。
kung-fu-2019-cards-upkeep = 你的每個回合開始時，付 { $n } 點氣，否則棄掉。
kung-fu-2019-cards-hand-size = 你的手牌上限 +{ $n }。
kung-fu-2019-cards-hand-size-less = 你的手牌上限 −{ $n }。
kung-fu-2019-cards-protect-weapon = 其他玩家的牌不能使你失去這件武器。
kung-fu-2019-cards-protect-stance = 其他玩家的牌不能使你失去這個架式。
kung-fu-2019-cards-heal-bonus = 你的回氣牌多恢復 { $n } 點氣。
kung-fu-2019-cards-turn-heal = 你的每個回合開始時，恢復 { $n } 點氣。
kung-fu-2019-cards-attach-to-weapons = 你打出的每件武器都附上{ $named }，這張牌永遠屬於你。
kung-fu-2019-cards-attach-to-stances = 你打出的每個架式都附上{ $named }，這張牌永遠屬於你。
kung-fu-2019-cards-double-stance = 你架式上的每個數字都加倍，代價也一樣。
kung-fu-2019-cards-no-block-counterattack = 你受到攻擊而沒有人打出格擋時，你可以反擊。
kung-fu-2019-cards-hurl = 攻擊時可以擲出手上不同名的武器牌，每張 +{ $n }，指明該武器的加成也算。

## 回氣

kung-fu-2019-cards-stance-heal = 如果你擺出{ $named }，多恢復 { $n } 點。
kung-fu-2019-cards-low-chi-heal = 如果你的氣在 { $limit } 點以下，多恢復 { $n } 點。
kung-fu-2019-cards-team-stances-heal = 如果你的隊伍至少有兩人擺出架式，多恢復 { $n } 點。
kung-fu-2019-cards-others-heal = 其他玩家或隊伍各恢復 { $n } 點氣。
kung-fu-2019-cards-teammates-draw = 每名隊友抽 { $n } 張牌。
kung-fu-2019-cards-forfeit-attack = 只能在攻擊前使用，而且本回合不能攻擊。

## 團隊奇招

kung-fu-2019-cards-give-weapon = 隊友準備或喘息時：把你面前或手上的一件武器交給那名隊友，取代原有的武器。
kung-fu-2019-cards-swap-cards = 隊友補滿手牌後：你們互換最多 { $n } 張牌，張數相同，正面朝下。
kung-fu-2019-cards-strike-staggered = 隊友的攻擊使一名對手失去 { $n } 點以上的氣時：你也攻擊那名對手。
kung-fu-2019-cards-when-team-loses = 你的隊伍在一次交鋒中失去 { $n } 點以上的氣時：
kung-fu-2019-cards-draw-afterwards = 然後抽 { $n } 張牌。
kung-fu-2019-cards-team-heal = 你的隊伍恢復 { $n } 點氣。
kung-fu-2019-cards-team-draws = 你的隊伍每人抽 { $n } 張牌。

## 基本牌的名稱

kung-fu-2019-cards-punch = 拳擊
kung-fu-2019-cards-kick = 踢擊
kung-fu-2019-cards-throw = 摔技
kung-fu-2019-cards-trip = 絆技
kung-fu-2019-cards-flying = 飛身
kung-fu-2019-cards-spinning = 迴旋
kung-fu-2019-cards-flipping = 翻身
kung-fu-2019-cards-running-up-the-wall = 飛簷走壁
kung-fu-2019-cards-wild = 狂野
kung-fu-2019-cards-invincible = 無敵
kung-fu-2019-cards-whirlwind = 旋風
kung-fu-2019-cards-split-attack = 一招兩式
kung-fu-2019-cards-combo-attack = 連環攻擊
kung-fu-2019-cards-when-done-right-none-can-defend = 出手到位，無人能擋
# 同一張牌的短名
kung-fu-2019-cards-when-done-right = 出手到位
kung-fu-2019-cards-blocking-punch = 擋拳
kung-fu-2019-cards-blocking-kick = 擋腿
kung-fu-2019-cards-amazing-balance = 下盤穩固
kung-fu-2019-cards-caught-between-two-palms = 空手入白刃
kung-fu-2019-cards-rolling-with-the-blow = 順勢卸力
kung-fu-2019-cards-your-kung-fu-is-weak = 你的功夫太弱
kung-fu-2019-cards-your-kung-fu-is-no-match-for-mine = 你的功夫不如我
kung-fu-2019-cards-face-me = 與我一戰
kung-fu-2019-cards-sword = 長劍
kung-fu-2019-cards-chain-whip = 九節鞭
kung-fu-2019-cards-chair = 椅子
kung-fu-2019-cards-ladder = 梯子
kung-fu-2019-cards-table = 桌子
kung-fu-2019-cards-umbrella = 雨傘
kung-fu-2019-cards-bamboo-pole = 竹竿
kung-fu-2019-cards-fan = 摺扇
kung-fu-2019-cards-nunchaku = 雙節棍
kung-fu-2019-cards-bo-staff = 長棍
kung-fu-2019-cards-daggers = 匕首
kung-fu-2019-cards-tiger-stance = 虎形架式
kung-fu-2019-cards-drunken-stance = 醉拳架式
kung-fu-2019-cards-dragon-stance = 龍形架式
kung-fu-2019-cards-crane-stance = 鶴形架式
kung-fu-2019-cards-snake-stance = 蛇形架式
kung-fu-2019-cards-monkey-stance = 猴形架式
kung-fu-2019-cards-jug-of-rice-wine = 一壺米酒
kung-fu-2019-cards-bowl-of-hot-noodles = 一碗熱湯麵
kung-fu-2019-cards-bitter-ginseng-tea = 苦口人參茶
kung-fu-2019-cards-waterfall-meditation = 瀑下靜坐

## 擴充牌的名稱

kung-fu-2019-cards-iron-head = 鐵頭功
kung-fu-2019-cards-pressure-point = 點穴
kung-fu-2019-cards-heel-like-thunder = 雷霆腿
kung-fu-2019-cards-snatch-the-blade = 奪刃
kung-fu-2019-cards-sweeping-the-floor = 掃堂腿
kung-fu-2019-cards-feinting = 虛招
kung-fu-2019-cards-bone-breaking = 碎骨
kung-fu-2019-cards-one-armed = 獨臂
kung-fu-2019-cards-slow-motion = 慢動作
kung-fu-2019-cards-i-have-studied-your-style = 你的招式我看透了
kung-fu-2019-cards-to-the-floor = 打趴在地
kung-fu-2019-cards-through-the-wall = 撞穿牆壁
kung-fu-2019-cards-across-the-room = 橫飛全場
kung-fu-2019-cards-out-the-window = 飛出窗外
kung-fu-2019-cards-down-the-stairs = 滾下樓梯
kung-fu-2019-cards-five-silent-steps = 無聲五步
kung-fu-2019-cards-with-my-last-breath = 最後一口氣
kung-fu-2019-cards-that-was-meant-for-him = 這招是給他的
kung-fu-2019-cards-caught-with-chopsticks = 筷夾兵刃
kung-fu-2019-cards-up-to-the-rafters = 躍上屋樑
kung-fu-2019-cards-iron-shirt = 鐵布衫
kung-fu-2019-cards-caught-and-answered = 接招還招
kung-fu-2019-cards-guandao = 關刀
kung-fu-2019-cards-hook-swords = 雙鉤
kung-fu-2019-cards-rope-dart = 繩鏢
kung-fu-2019-cards-iron-wok = 鐵鍋
kung-fu-2019-cards-imperial-stance = 帝王架式
kung-fu-2019-cards-still-water-stance = 止水架式
kung-fu-2019-cards-beggar-stance = 丐幫架式
kung-fu-2019-cards-freshly-sharpened = 新磨利刃
kung-fu-2019-cards-iron-bound = 鐵箍加固
kung-fu-2019-cards-wrist-cord = 腕繩
kung-fu-2019-cards-poisoned-tip = 淬毒
kung-fu-2019-cards-thirty-years-of-practice = 三十年功力
kung-fu-2019-cards-rooted-like-an-old-pine = 老松盤根
kung-fu-2019-cards-inner-fire = 丹田之火
kung-fu-2019-cards-every-style-has-a-weakness = 招招有破綻
kung-fu-2019-cards-golden-needles = 金針
kung-fu-2019-cards-a-toast-to-all = 敬各位一杯

## 團隊牌的名稱

kung-fu-2019-cards-hammer-and-anvil = 兩面夾擊
kung-fu-2019-cards-swing-your-partner = 搭檔迴旋踢
kung-fu-2019-cards-pass-me-that-weapon = 兵器拿來
kung-fu-2019-cards-you-go-that-way-i-ll-go-this-way = 你走那邊，我走這邊
# 同一張牌的短名
kung-fu-2019-cards-you-go-that-way = 你走那邊
kung-fu-2019-cards-give-me-a-boost = 托我一把
kung-fu-2019-cards-hold-him-still = 抓住他
kung-fu-2019-cards-shoulder-to-shoulder = 並肩作戰
kung-fu-2019-cards-get-behind-me = 躲到我身後
kung-fu-2019-cards-trading-places = 換我上場
kung-fu-2019-cards-wall-of-blades = 刀劍成牆
kung-fu-2019-cards-you-struck-my-friend = 敢打我朋友
kung-fu-2019-cards-school-banner = 門派大旗
kung-fu-2019-cards-mirror-stance = 鏡影架式
kung-fu-2019-cards-shared-pot-of-tea = 共飲一壺茶
kung-fu-2019-cards-song-of-the-old-school = 師門之歌
kung-fu-2019-cards-catch = 接住
kung-fu-2019-cards-a-whispered-plan = 低聲密謀
kung-fu-2019-cards-now-while-he-staggers = 趁他踉蹌
kung-fu-2019-cards-for-the-honour-of-our-school = 為師門而戰

## 角色的名稱與他們的牌

kung-fu-2019-cards-the-imperial-general = 御前大將軍
kung-fu-2019-cards-military-training = 軍中操練
kung-fu-2019-cards-the-venerable-master = 一代宗師
kung-fu-2019-cards-perfect-technique = 爐火純青
kung-fu-2019-cards-the-mysterious-stranger = 神祕客
kung-fu-2019-cards-she-who-must-fight = 好戰女俠
kung-fu-2019-cards-the-tavern-brawler = 酒館打手
kung-fu-2019-cards-the-vengeful-student = 復仇弟子
kung-fu-2019-cards-the-mountain-healer = 山中郎中
kung-fu-2019-cards-the-rooftop-thief = 樑上飛賊
