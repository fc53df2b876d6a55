### 《功夫擂台》牌面与指示物上的文字。词汇表见上层文件夹的 zh-Hant.ftl。

## 牌名

kung-fur-fight-cards-fu = 阿福
kung-fur-fight-cards-ban = 阿斑
kung-fur-fight-cards-chai = 阿柴
kung-fur-fight-cards-yue = 阿月
kung-fur-fight-cards-hua = 阿花
kung-fur-fight-cards-shiue = 阿雪
kung-fur-fight-cards-hokuto = 北斗
kung-fur-fight-cards-hikaru = 小光
kung-fur-fight-cards-ringo = 林檎
kung-fur-fight-cards-yaou = 夜王
kung-fur-fight-cards-raihuu = 雷风
kung-fur-fight-cards-masaru = 阿胜
kung-fur-fight-cards-ming = 阿明
kung-fur-fight-cards-shiau-yao = 逍遥
kung-fur-fight-cards-musashi = 武藏
kung-fur-fight-cards-tai-chi = 太极
kung-fur-fight-cards-himiko = 卑弥呼
kung-fur-fight-cards-boshark = 波鲨
kung-fur-fight-cards-tumaz = 图马兹
kung-fur-fight-cards-kiwano = 刺角瓜
kung-fur-fight-cards-ginseng = 人参
kung-fur-fight-cards-coconut = 椰子
kung-fur-fight-cards-peach = 桃子
kung-fur-fight-cards-apple = 苹果
kung-fur-fight-cards-mushroom = 蘑菇
kung-fur-fight-cards-peel = 香蕉皮
kung-fur-fight-cards-power = 威
kung-fur-fight-cards-break = 破
kung-fur-fight-cards-block = 封
kung-fur-fight-cards-crash = 崩
kung-fur-fight-cards-shock = 震
kung-fur-fight-cards-destroy = 灭
kung-fur-fight-cards-return = 返
kung-fur-fight-cards-boom = 轰

## 指示物的名称

kung-fur-fight-cards-hidden-weapon = 暗器
kung-fur-fight-cards-hua-token = 阿花指示物
kung-fur-fight-cards-raihuu-token = 雷风指示物
kung-fur-fight-cards-dish = 料理
kung-fur-fight-cards-delicacy = 大餐
kung-fur-fight-cards-mushroom-token = 蘑菇指示物
kung-fur-fight-cards-coconut-token = 椰子指示物
kung-fur-fight-cards-card-limit-1 = 出牌上限 −1

## 牌的种类

kung-fur-fight-cards-kind-dog = 狗
kung-fur-fight-cards-kind-cat = 猫
kung-fur-fight-cards-kind-ranger = 侠客
kung-fur-fight-cards-kind-item = 道具
kung-fur-fight-cards-kind-achievement = 绝招
kung-fur-fight-cards-kind-token = 指示物

## 动物与侠客

kung-fur-fight-cards-leads = 必须当首领。
kung-fur-fight-cards-leads-alone = 必须独自当首领。
kung-fur-fight-cards-text-none = 无。
kung-fur-fight-cards-text-chef = 厨师：回合结束后花费 1 份食物，收回所有用过的动物。
kung-fur-fight-cards-text-counter-weapons = 无视此擂台上至多 { $first } 枚敌方暗器，并夺走其中至多 { $second } 枚。
kung-fur-fight-cards-text-ap-if-behind = 若你的胜点比对手少，战力 +{ $first }。
kung-fur-fight-cards-text-ap-per-enemy = 此擂台上每有一只敌方动物，战力 +{ $first }。
kung-fur-fight-cards-text-leave-token = 战斗后在此留下阿花指示物。阿花不在时若在此落败，就移除指示物。
kung-fur-fight-cards-text-add-assistant = 此擂台上你的动物少于三只时，可从手牌加派一只，不受出牌上限限制。
kung-fur-fight-cards-text-weapons-after = 战斗后，拿 { $first } 枚暗器。
kung-fur-fight-cards-text-add-weapons = 战斗前，可在此加上至多 { $first } 枚自己的暗器。
kung-fur-fight-cards-text-return-on-win = 获胜时，这张牌回到手牌。
kung-fur-fight-cards-text-tokens-elsewhere = 本回合在另外两座擂台各放一枚雷风指示物。
kung-fur-fight-cards-text-weapons-on-win = 获胜时，拿 { $first } 枚暗器。
kung-fur-fight-cards-text-vp-on-win = 获胜时得到 { $first } 点胜点，而不是 1 点。
kung-fur-fight-cards-text-remove-weakest = 可让此擂台上战力最低的敌方助手去休息。
kung-fur-fight-cards-text-cap-loss = 在此落败时，最多只失去 { $first } 点斗志。
kung-fur-fight-cards-text-win-if-behind = 敌方战力比你多 { $first } 以上时，也算你赢。
kung-fur-fight-cards-text-free-of-limit = 不计入出牌上限。
kung-fur-fight-cards-text-enemy-sp-on-win = 获胜时，对手失去 { $first } 点斗志。

## 道具

kung-fur-fight-cards-text-take-weapons = 立即拿 { $first } 枚暗器。
kung-fur-fight-cards-text-sp-and-recover = 立即恢复 { $first } 点斗志。回合结束后收回所有用过的动物，不必花费食物。
kung-fur-fight-cards-text-coconut = 拿取椰子指示物，每回合可加入你的一支队伍。
kung-fur-fight-cards-text-card-limit = 留在面前。可让出牌上限 +{ $first } 一次，布阵需要时会自动使用。
kung-fur-fight-cards-text-win-ties = 留在面前。平手的战斗都算你赢，但 0 比 0 除外。
kung-fur-fight-cards-text-mushroom = 在此擂台你的一侧放一枚蘑菇指示物，永久有效。
kung-fur-fight-cards-text-draw-and-pick = 看奖励牌库的 { $first } 张牌，选一张使用，其余不公开并弃掉。

## 绝招

kung-fur-fight-cards-text-sp = 对手失去 { $first } 点斗志。
kung-fur-fight-cards-text-own-sp = 你恢复 { $sp } 点斗志。
kung-fur-fight-cards-text-sp-by-gap = 依战力差距，对手失去斗志：差 2 以内 { $first } 点，6 以内 { $second } 点，7 以上 { $third } 点。
kung-fur-fight-cards-text-sp-and-limit = 对手失去 { $first } 点斗志，下回合少出一只动物。
kung-fur-fight-cards-text-sp-and-vp = 对手失去 { $first } 点斗志，你得到 { $second } 点胜点。
kung-fur-fight-cards-text-sp-and-weapons = 对手失去 { $first } 点斗志，你拿 { $second } 枚暗器。
kung-fur-fight-cards-text-sp-and-take-back = 对手失去 { $first } 点斗志，你在此擂台的动物回到手牌。
kung-fur-fight-cards-text-sp-by-count = 留在面前。第一张让对手失去 { $first } 点斗志，第二张 { $second } 点，之后每张 { $third } 点。

## 指示物

kung-fur-fight-cards-token-hidden-weapon = 放在自己的动物旁，战力 +{ $ap }。回合结束后放回仓库。
kung-fur-fight-cards-token-hua = 所在擂台上，少林汪的战力 +{ $ap }，没有动物也算。少林汪在此落败而首领不是阿花时移除。
kung-fur-fight-cards-token-raihuu = 所在擂台上，甲贺喵的战力 +{ $ap }，没有动物也算。战斗后移除。
kung-fur-fight-cards-token-mushroom = 所在擂台上，拥有者的战力 +{ $ap }，没有动物也算，直到游戏结束。
kung-fur-fight-cards-token-coconut = 放在拥有者的动物旁，战力 +{ $ap }。每回合都能换擂台，不会失去。
kung-fur-fight-cards-token-card-limit-minus-1 = 拥有者下回合少出一只动物。
kung-fur-fight-cards-token-dish = 食物。厨师当首领时，回合结束后花费一份，收回所有用过的动物。
kung-fur-fight-cards-token-delicacy = 食物。首次有回合让你的斗志降到 4 点以下，或厨师当首领而料理已用完时花费，收回所有用过的动物。
