### 教學。學習者依照腳本與老鶴過招。文字提到腳本裡的牌，請勿更動。

# 教學的對手
fight-lesson-old-crane = 老鶴

## 依教學順序排列的文字

fight-lesson-welcome = 歡迎來到道場。這位是老鶴，今天由他陪你過招。先拿到 13 分就贏得一局，贏兩局就贏得整場格鬥。
fight-lesson-hand = 這是你的手牌。老鶴也有三張，但你看不到。
fight-lesson-row = 公開列的牌雙方都看得到，開局時各拿一張。你擲硬幣贏了，可以先挑。拿走拳擊吧。
fight-lesson-ring = 四種招式，環環相剋：拳擊剋閃避，閃避剋踢擊，踢擊剋招架，招架剋拳擊。
fight-lesson-sealed = 每回合雙方暗中選一張牌，再同時翻開。老鶴已經選好了。打出你的拳擊 3。
fight-lesson-won-attack = 拳擊剋閃避！用攻擊獲勝，就能把那張牌收進得分堆：3 分到手。
fight-lesson-tie-breaker = 每局第一張贏來的牌就是決勝牌。它正面朝上放在主人的得分堆上，用來分出平手的勝負。等一下你就會看到。
fight-lesson-pick-kick = 贏家從公開列挑一張牌，輸家只能從牌庫盲抽。拿走踢擊 4。
fight-lesson-read-punch = 老鶴下巴挨了一拳，正想還手。看來他會出拳擊。什麼能剋拳擊？打出你的招架。
fight-lesson-won-defense = 看得真準！用防禦獲勝，就能收走被你擋下的攻擊：這張拳擊 6 值 6 分。你現在有 9 分，而這張 6 成了新的決勝牌。
fight-lesson-take-parry = 招架牌本身要棄掉：防禦牌從不計分。從公開列拿走招架 6，留著待會用。
fight-lesson-nine-points = 你有 9 分，再 4 分就贏下這一局。試試看：打出踢擊 6。
fight-lesson-low-wins = 好痛！兩張攻擊相碰，數字小的贏：招式越小，出手越快。數字大的牌分數高，卻也容易輸。
fight-lesson-remember = 老鶴拿到 2 分，還從公開列拿走了拳擊 4。你看到了，記住它。你則從牌庫盲抽了一張。
fight-lesson-expect-punch = 接下來他很可能出那張拳擊 4。小心防守：打出招架 6。
fight-lesson-two-defenses = 兩張都是防禦：這回合沒有人贏。兩張牌都棄掉，雙方各從公開列拿一張。決勝牌在你手上，所以你先挑。
fight-lesson-any-card = 挑一張你喜歡的牌。
fight-lesson-tie = 這下老鶴非出拳擊 4 不可了。你有踢擊 4，兩張攻擊數字一樣，誰會贏？擁有決勝牌的人。打出去吧！
fight-lesson-round-won = 決勝牌在你手上，這回合就是你的。3 加 6 加 4 等於 13：你贏下這一局！
fight-lesson-new-round = 每一局都用整副牌重新發牌。如果牌用完了還沒有人拿到 13 分，就由決勝牌決定這一局的勝負。
fight-lesson-goodbye = 規則就這麼多。接下來沒有任何安排：再贏一局，整場格鬥就是你的。行個禮，開始吧！

## 學習者想走別步時的提示

fight-lesson-hint-take-s3 = 在這段教學裡，請拿走拳擊 3。
fight-lesson-hint-play-s3 = 在這段教學裡，請打出拳擊 3。
fight-lesson-hint-take-c4 = 在這段教學裡，請拿走踢擊 4。
fight-lesson-hint-play-d2 = 在這段教學裡，請打出招架 2。
fight-lesson-hint-take-d6 = 在這段教學裡，請拿走招架 6。
fight-lesson-hint-play-c6 = 在這段教學裡，請打出踢擊 6。
fight-lesson-hint-play-d6 = 在這段教學裡，請打出招架 6。
fight-lesson-hint-play-c4 = 在這段教學裡，請打出踢擊 4。
