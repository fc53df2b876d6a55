### 电脑对手各等级的名称与打法

bots-random = 温和
bots-novice = 简单
bots-greedy = 稳健
bots-student = 强
bots-master = 大师
bots-taught = 自学
bots-quick = 快速
bots-bold = 大胆
bots-careful = 谨慎
bots-tricky = 狡猾

## 打法

bots-random-about = 随机出招。
bots-novice-about = 打得不错，但每三步就有一步乱出。
bots-student-about = 稍微往后推演，选效果最好的一步。
bots-master-about = 每一步之前都先推演许多种后续。
bots-taught-about = 靠自我对弈学会出招的神经网络，出手不必思考。
bots-quick-about = 用简单的准则快速出招，适合大量对局。
bots-bold-about = 打法像“稳健”，但别人防守时它会进攻，也常常不格挡。
bots-careful-about = 打法像“稳健”，但别人进攻时它会防守，也会留着牌。
bots-tricky-about = 打法像“稳健”，但偏好你没看过的牌。
bots-greedy-dragon-punch = 每一招都和你所有的应对比较，并且变换打法，让人难以捉摸。
bots-greedy-fight = 把自己的牌和你可能有的牌比较，并且变换打法，让人难以捉摸。
bots-greedy-kung-fu-2014 = 找出最划算的攻击与格挡，并攻击能伤得最重的目标。
bots-greedy-kung-fu-2019 = 试过每一种走法，选出对己方最有利的一种。
bots-greedy-kung-fur-fight = 拿自己的布阵和你最强的布阵较量，并且变换打法，让人难以捉摸。
bots-greedy-generic = 每一步都随机往下打几次，选出赢最多次的一步。

## 介于两级之间

bots-between = { $lower }与{ $upper }各半
bots-between-about = 一半的走法像“{ $upper }”，另一半像“{ $lower }”。

## 自订的电脑对手

# $module 是 Python 程序中的位置，例如 my_bots:Brave
bots-custom-about = 来自 { $module } 的自订电脑对手。
bots-against = 克制{ $bot }
bots-against-about = 专门寻找克制{ $bot }的打法。
