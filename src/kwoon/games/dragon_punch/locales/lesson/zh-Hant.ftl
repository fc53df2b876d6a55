### 教學。學習者依照腳本與貂師姐過招。文字提到腳本裡的牌，請勿更動。

# 教學的對手
dragon-punch-lesson-sister-marten = 貂師姐

## 依教學順序排列的文字

dragon-punch-lesson-welcome = 歡迎來到道場。這位是貂師姐，今天由她陪你過招。贏兩局就贏得比賽。
dragon-punch-lesson-character = 你們的六張基本牌完全相同，差別在角色：每個角色都有兩個特殊招式。你擲硬幣贏了，可以先選：選紅雀・維爾吧。
dragon-punch-lesson-hand = 這是你的手牌。每個招式的上半是上段，下半是下段。爆炸是攻擊，盾牌是格擋，彎箭頭是閃避；寫著「無」就什麼也不做。
dragon-punch-lesson-strength-and-time = 爆炸裡的數字是力道，飛鏢裡的是時間：越小越快。每回合雙方暗中選一個招式。打出上段踢：上段 2 點傷害。
dragon-punch-lesson-hit-taunt = 挑釁毫無防備，你這一腳踢個正著。受到傷害時要把白色的牌翻成紅色，剩下的白牌就是生命：她還有 4 點。她翻了哪幾張，只有她自己知道。
dragon-punch-lesson-flipped = 你的上段踢現在倒轉了，朝向對手。轉正之前都不能再打出。
dragon-punch-lesson-low-poke = 她會想踢回來，而踢擊走上段。下段刺拳能閃過上段，同時打下段。打出它。
dragon-punch-lesson-initiative = 閃過了！刺拳的力道是 0，但只要命中就能取得先機：下回合不管你的攻擊多慢，都會先出手。
dragon-punch-lesson-throw = 那就用慢招吧。摔技的時間是 6，但誰也擋不住。打出它。
dragon-punch-lesson-initiative-first = 她的火球時間 3，比你的 6 還快。但先機優先，所以你的摔技打斷了她。沒有人有先機時，時間小的先出手；時間相同就兩敗俱傷。
dragon-punch-lesson-switched = 這次她翻面的是一張倒轉的牌，所以你看得到：她的上段踢變成了連環踢。你的摔技命中，先機仍在你手上。
dragon-punch-lesson-divekick = 角色是一張牌、兩個招式，打出任一個都會倒轉這張牌。試試俯衝踢：上段 2 點傷害。
dragon-punch-lesson-blocked = 被擋下了！不管先機在誰手上，防禦都有效。她的格擋早已悄悄翻紅，變成集氣。紅色招式更強，受傷的對手更危險。現在先機是她的。
dragon-punch-lesson-taunt = 你的牌大多倒轉了。挑釁會在回合結束時把牌全部轉正，就算得挨一下也值得。打出它。
dragon-punch-lesson-damage = 她的摔技打中你，造成 1 點傷害。選一張白牌翻成紅色。倒轉的牌也可以選，但她看得到。
dragon-punch-lesson-combo-kick = 牌上的紅色標籤寫著翻面後的招式。把上段踢翻面：連環踢能同時打上段和下段。
dragon-punch-lesson-unflipped = 你的牌全都回來了。先機又在她手上，但她除了黃銅奧托，幾乎沒有牌可出。他的攻擊無法打斷，但可以格擋。
dragon-punch-lesson-block = 你的格擋能同時防上段和下段，只要擋下攻擊就能取得先機。打出它。
dragon-punch-lesson-read-hand = 守得好！看看她還能出什麼：一張挑釁，或是原本是下段刺拳的那張。對照表會告訴你，你的每一招對上她的招式結果如何。
dragon-punch-lesson-finish = 她還有 3 點生命。連環踢的上段造成 2 點、下段造成 1 點傷害。打出它！
dragon-punch-lesson-round-won = 上下段都命中，她最後一張白牌也沒了：你贏下這一局！下一局開始前，所有牌都會翻回白色，誰也沒有先機。
dragon-punch-lesson-goodbye = 規則就這麼多。接下來沒有任何安排：再贏一局，就贏得比賽。行個禮，開始吧！

## 學習者想走別步時的提示

dragon-punch-lesson-hint-pick-linnet = 在這段教學裡，請選紅雀・維爾。
dragon-punch-lesson-hint-play-high-kick = 在這段教學裡，請打出上段踢。
dragon-punch-lesson-hint-play-low-poke = 在這段教學裡，請打出下段刺拳。
dragon-punch-lesson-hint-play-throw = 在這段教學裡，請打出摔技。
dragon-punch-lesson-hint-play-divekick = 在這段教學裡，請打出俯衝踢。
dragon-punch-lesson-hint-play-taunt = 在這段教學裡，請打出挑釁。
dragon-punch-lesson-hint-switch-high-kick = 在這段教學裡，請把上段踢翻面。
dragon-punch-lesson-hint-play-block = 在這段教學裡，請打出格擋。
dragon-punch-lesson-hint-play-combo-kick = 在這段教學裡，請打出連環踢。
