### FIGHT 的牌

fight-cards-punch = 拳击
fight-cards-kick = 踢击
fight-cards-parry = 招架
fight-cards-dodge = 闪避
fight-cards-kind-attack = 攻击
fight-cards-kind-defense = 防御
fight-cards-beats = 克{ $beaten }
fight-cards-attack-text = 克{ $beaten }，被{ $winner }所克。获胜时留下这张牌。对上另一张攻击时，数字小的获胜。
fight-cards-defense-text = 克{ $beaten }，被{ $winner }所克。获胜时收走被挡下的攻击。对上另一张防御时，没有人获胜。
