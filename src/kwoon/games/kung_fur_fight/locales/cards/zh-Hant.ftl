### 《功夫擂台》牌面與指示物上的文字。詞彙表見上層資料夾的 zh-Hant.ftl。

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
kung-fur-fight-cards-raihuu = 雷風
kung-fur-fight-cards-masaru = 阿勝
kung-fur-fight-cards-ming = 阿明
kung-fur-fight-cards-shiau-yao = 逍遙
kung-fur-fight-cards-musashi = 武藏
kung-fur-fight-cards-tai-chi = 太極
kung-fur-fight-cards-himiko = 卑彌呼
kung-fur-fight-cards-boshark = 波鯊
kung-fur-fight-cards-tumaz = 圖馬茲
kung-fur-fight-cards-kiwano = 刺角瓜
kung-fur-fight-cards-ginseng = 人參
kung-fur-fight-cards-coconut = 椰子
kung-fur-fight-cards-peach = 桃子
kung-fur-fight-cards-apple = 蘋果
kung-fur-fight-cards-mushroom = 蘑菇
kung-fur-fight-cards-peel = 香蕉皮
kung-fur-fight-cards-power = 威
kung-fur-fight-cards-break = 破
kung-fur-fight-cards-block = 封
kung-fur-fight-cards-crash = 崩
kung-fur-fight-cards-shock = 震
kung-fur-fight-cards-destroy = 滅
kung-fur-fight-cards-return = 返
kung-fur-fight-cards-boom = 轟

## 指示物的名稱

kung-fur-fight-cards-hidden-weapon = 暗器
kung-fur-fight-cards-hua-token = 阿花指示物
kung-fur-fight-cards-raihuu-token = 雷風指示物
kung-fur-fight-cards-dish = 料理
kung-fur-fight-cards-delicacy = 大餐
kung-fur-fight-cards-mushroom-token = 蘑菇指示物
kung-fur-fight-cards-coconut-token = 椰子指示物
kung-fur-fight-cards-card-limit-1 = 出牌上限 −1

## 牌的種類

kung-fur-fight-cards-kind-dog = 狗
kung-fur-fight-cards-kind-cat = 貓
kung-fur-fight-cards-kind-ranger = 俠客
kung-fur-fight-cards-kind-item = 道具
kung-fur-fight-cards-kind-achievement = 絕招
kung-fur-fight-cards-kind-token = 指示物

## 動物與俠客

kung-fur-fight-cards-leads = 必須當首領。
kung-fur-fight-cards-leads-alone = 必須獨自當首領。
kung-fur-fight-cards-text-none = 無。
kung-fur-fight-cards-text-chef = 廚師：回合結束後花費 1 份食物，收回所有用過的動物。
kung-fur-fight-cards-text-counter-weapons = 無視此擂台上至多 { $first } 枚敵方暗器，並奪走其中至多 { $second } 枚。
kung-fur-fight-cards-text-ap-if-behind = 若你的勝點比對手少，戰力 +{ $first }。
kung-fur-fight-cards-text-ap-per-enemy = 此擂台上每有一隻敵方動物，戰力 +{ $first }。
kung-fur-fight-cards-text-leave-token = 戰鬥後在此留下阿花指示物。阿花不在時若在此落敗，就移除指示物。
kung-fur-fight-cards-text-add-assistant = 此擂台上你的動物少於三隻時，可從手牌加派一隻，不受出牌上限限制。
kung-fur-fight-cards-text-weapons-after = 戰鬥後，拿 { $first } 枚暗器。
kung-fur-fight-cards-text-add-weapons = 戰鬥前，可在此加上至多 { $first } 枚自己的暗器。
kung-fur-fight-cards-text-return-on-win = 獲勝時，這張牌回到手牌。
kung-fur-fight-cards-text-tokens-elsewhere = 本回合在另外兩座擂台各放一枚雷風指示物。
kung-fur-fight-cards-text-weapons-on-win = 獲勝時，拿 { $first } 枚暗器。
kung-fur-fight-cards-text-vp-on-win = 獲勝時得到 { $first } 點勝點，而不是 1 點。
kung-fur-fight-cards-text-remove-weakest = 可讓此擂台上戰力最低的敵方助手去休息。
kung-fur-fight-cards-text-cap-loss = 在此落敗時，最多只失去 { $first } 點鬥志。
kung-fur-fight-cards-text-win-if-behind = 敵方戰力比你多 { $first } 以上時，也算你贏。
kung-fur-fight-cards-text-free-of-limit = 不計入出牌上限。
kung-fur-fight-cards-text-enemy-sp-on-win = 獲勝時，對手失去 { $first } 點鬥志。

## 道具

kung-fur-fight-cards-text-take-weapons = 立即拿 { $first } 枚暗器。
kung-fur-fight-cards-text-sp-and-recover = 立即恢復 { $first } 點鬥志。回合結束後收回所有用過的動物，不必花費食物。
kung-fur-fight-cards-text-coconut = 拿取椰子指示物，每回合可加入你的一支隊伍。
kung-fur-fight-cards-text-card-limit = 留在面前。可讓出牌上限 +{ $first } 一次，佈陣需要時會自動使用。
kung-fur-fight-cards-text-win-ties = 留在面前。平手的戰鬥都算你贏，但 0 比 0 除外。
kung-fur-fight-cards-text-mushroom = 在此擂台你的一側放一枚蘑菇指示物，永久有效。
kung-fur-fight-cards-text-draw-and-pick = 看獎勵牌庫的 { $first } 張牌，選一張使用，其餘不公開並棄掉。

## 絕招

kung-fur-fight-cards-text-sp = 對手失去 { $first } 點鬥志。
kung-fur-fight-cards-text-own-sp = 你恢復 { $sp } 點鬥志。
kung-fur-fight-cards-text-sp-by-gap = 依戰力差距，對手失去鬥志：差 2 以內 { $first } 點，6 以內 { $second } 點，7 以上 { $third } 點。
kung-fur-fight-cards-text-sp-and-limit = 對手失去 { $first } 點鬥志，下回合少出一隻動物。
kung-fur-fight-cards-text-sp-and-vp = 對手失去 { $first } 點鬥志，你得到 { $second } 點勝點。
kung-fur-fight-cards-text-sp-and-weapons = 對手失去 { $first } 點鬥志，你拿 { $second } 枚暗器。
kung-fur-fight-cards-text-sp-and-take-back = 對手失去 { $first } 點鬥志，你在此擂台的動物回到手牌。
kung-fur-fight-cards-text-sp-by-count = 留在面前。第一張讓對手失去 { $first } 點鬥志，第二張 { $second } 點，之後每張 { $third } 點。

## 指示物

kung-fur-fight-cards-token-hidden-weapon = 放在自己的動物旁，戰力 +{ $ap }。回合結束後放回倉庫。
kung-fur-fight-cards-token-hua = 所在擂台上，少林汪的戰力 +{ $ap }，沒有動物也算。少林汪在此落敗而首領不是阿花時移除。
kung-fur-fight-cards-token-raihuu = 所在擂台上，甲賀喵的戰力 +{ $ap }，沒有動物也算。戰鬥後移除。
kung-fur-fight-cards-token-mushroom = 所在擂台上，擁有者的戰力 +{ $ap }，沒有動物也算，直到遊戲結束。
kung-fur-fight-cards-token-coconut = 放在擁有者的動物旁，戰力 +{ $ap }。每回合都能換擂台，不會失去。
kung-fur-fight-cards-token-card-limit-minus-1 = 擁有者下回合少出一隻動物。
kung-fur-fight-cards-token-dish = 食物。廚師當首領時，回合結束後花費一份，收回所有用過的動物。
kung-fur-fight-cards-token-delicacy = 食物。首次有回合讓你的鬥志降到 4 點以下，或廚師當首領而料理已用完時花費，收回所有用過的動物。
