### FIGHT 的牌

fight-cards-punch = 拳擊
fight-cards-kick = 踢擊
fight-cards-parry = 招架
fight-cards-dodge = 閃避
fight-cards-kind-attack = 攻擊
fight-cards-kind-defense = 防禦
fight-cards-beats = 剋{ $beaten }
fight-cards-attack-text = 剋{ $beaten }，被{ $winner }所剋。獲勝時留下這張牌。對上另一張攻擊時，數字小的獲勝。
fight-cards-defense-text = 剋{ $beaten }，被{ $winner }所剋。獲勝時收走被擋下的攻擊。對上另一張防禦時，沒有人獲勝。
