### 教學。學習者依照腳本與鬍鬚阿姨對局。文字提到腳本裡的牌，請勿更動。
# 教學的對手
kung-fur-fight-lesson-aunt-whisker = 鬍鬚阿姨

## 依教學順序

kung-fur-fight-lesson-welcome = 歡迎！你率領少林汪，鬍鬚阿姨率領甲賀喵。勝點領先 4 點就贏，對手的鬥志歸零也算你贏。
kung-fur-fight-lesson-arenas = 你們爭奪三座擂台，每座都有一張獎勵。1 號擂台的「崩」會讓輸家失去 3 點鬥志。
kung-fur-fight-lesson-animals = 這些是你的動物，大大的數字是戰力。這回合可以派出三隻。先選阿月，再選 1 號擂台。
kung-fur-fight-lesson-leader = 第一隻上擂台的動物是首領，只有首領的能力有效。每有一隻敵方動物，阿月的戰力就 +1。
kung-fur-fight-lesson-ban = 貓最愛用暗器，每枚戰力 +1。阿斑當首領時，至多 5 枚暗器都沒用。把阿斑派到 2 號擂台。
kung-fur-fight-lesson-assistant = 助手只提供戰力。讓阿柴到 2 號擂台幫阿斑，下方的數字就是隊伍的戰力。
kung-fur-fight-lesson-seal = 三隻動物都派出了，3 號擂台空著也沒關係，你不可能面面俱到。雙方都定案之前，誰也看不到你的佈陣。現在定案吧。
kung-fur-fight-lesson-first-wins = 阿月打敗阿勝，「崩」讓貓咪失去 3 點鬥志。阿斑不把四枚暗器放在眼裡，還順手拿走兩枚。每場勝利讓你得到 1 點勝點。
kung-fur-fight-lesson-lost-arena = 3 號擂台沒人對抗夜王，所以「震」歸她。每座擂台上方都看得到上回合的結果。
kung-fur-fight-lesson-hua = 打過的動物正在休息。阿花不強，但她當首領的地方會留下指示物，幫助你之後的隊伍。讓她當 1 號擂台的首領。
kung-fur-fight-lesson-chef = 阿福是你的廚師。他當首領時，回合結束後花費 1 份食物，用過的動物就全部回來。讓他當 3 號擂台的首領。
kung-fur-fight-lesson-rest-is-yours = 還能再派一隻，用桃子還能派第四隻。想派誰就派誰；要收回動物，就點擂台上的牌。然後定案。接下來就交給你了！

## 學習者想走別步時的提示

kung-fur-fight-lesson-hint-lead-yue = 在這段教學裡，請從手牌選阿月，派到 1 號擂台。
kung-fur-fight-lesson-hint-lead-ban = 在這段教學裡，請選阿斑，派到 2 號擂台。
kung-fur-fight-lesson-hint-assist-chai = 在這段教學裡，請選阿柴，到 2 號擂台當助手。
kung-fur-fight-lesson-hint-seal = 在這段教學裡，請現在定案。
kung-fur-fight-lesson-hint-lead-hua = 在這段教學裡，請讓阿花當 1 號擂台的首領。
kung-fur-fight-lesson-hint-lead-fu = 在這段教學裡，請讓阿福當 3 號擂台的首領。
