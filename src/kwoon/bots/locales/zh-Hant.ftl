### 電腦對手各等級的名稱與打法

bots-random = 溫和
bots-novice = 簡單
bots-greedy = 穩健
bots-student = 強
bots-master = 大師
bots-taught = 自學
bots-quick = 快速
bots-bold = 大膽
bots-careful = 謹慎
bots-tricky = 狡猾

## 打法

bots-random-about = 隨機出招。
bots-novice-about = 打得不錯，但每三步就有一步亂出。
bots-student-about = 稍微往後推演，選效果最好的一步。
bots-master-about = 每一步之前都先推演許多種後續。
bots-taught-about = 靠自我對弈學會出招的神經網路，出手不必思考。
bots-quick-about = 用簡單的準則快速出招，適合大量對局。
bots-bold-about = 打法像「穩健」，但別人防守時它會進攻，也常常不格擋。
bots-careful-about = 打法像「穩健」，但別人進攻時它會防守，也會留著牌。
bots-tricky-about = 打法像「穩健」，但偏好你沒看過的牌。
bots-greedy-dragon-punch = 每一招都和你所有的應對比較，並且變換打法，讓人難以捉摸。
bots-greedy-fight = 把自己的牌和你可能有的牌比較，並且變換打法，讓人難以捉摸。
bots-greedy-kung-fu-2014 = 找出最划算的攻擊與格擋，並攻擊能傷得最重的目標。
bots-greedy-kung-fu-2019 = 試過每一種走法，選出對己方最有利的一種。
bots-greedy-kung-fur-fight = 拿自己的佈陣和你最強的佈陣較量，並且變換打法，讓人難以捉摸。
bots-greedy-generic = 每一步都隨機往下打幾次，選出贏最多次的一步。

## 介於兩級之間

bots-between = { $lower }與{ $upper }各半
bots-between-about = 一半的走法像「{ $upper }」，另一半像「{ $lower }」。

## 自訂的電腦對手

# $module 是 Python 程式中的位置，例如 my_bots:Brave
bots-custom-about = 來自 { $module } 的自訂電腦對手。
bots-against = 克制{ $bot }
bots-against-about = 專門尋找克制{ $bot }的打法。
