### 教学。学习者依照脚本与胡须阿姨对局。文字提到脚本里的牌，请勿更动。
# 教学的对手
kung-fur-fight-lesson-aunt-whisker = 胡须阿姨

## 依教学顺序

kung-fur-fight-lesson-welcome = 欢迎！你率领少林汪，胡须阿姨率领甲贺喵。胜点领先 4 点就赢，对手的斗志归零也算你赢。
kung-fur-fight-lesson-arenas = 你们争夺三座擂台，每座都有一张奖励。1 号擂台的“崩”会让输家失去 3 点斗志。
kung-fur-fight-lesson-animals = 这些是你的动物，大大的数字是战力。这回合可以派出三只。先选阿月，再选 1 号擂台。
kung-fur-fight-lesson-leader = 第一只上擂台的动物是首领，只有首领的能力有效。每有一只敌方动物，阿月的战力就 +1。
kung-fur-fight-lesson-ban = 猫最爱用暗器，每枚战力 +1。阿斑当首领时，至多 5 枚暗器都没用。把阿斑派到 2 号擂台。
kung-fur-fight-lesson-assistant = 助手只提供战力。让阿柴到 2 号擂台帮阿斑，下方的数字就是队伍的战力。
kung-fur-fight-lesson-seal = 三只动物都派出了，3 号擂台空着也没关系，你不可能面面俱到。双方都定案之前，谁也看不到你的布阵。现在定案吧。
kung-fur-fight-lesson-first-wins = 阿月打败阿胜，“崩”让猫咪失去 3 点斗志。阿斑不把四枚暗器放在眼里，还顺手拿走两枚。每场胜利让你得到 1 点胜点。
kung-fur-fight-lesson-lost-arena = 3 号擂台没人对抗夜王，所以“震”归她。每座擂台上方都看得到上回合的结果。
kung-fur-fight-lesson-hua = 打过的动物正在休息。阿花不强，但她当首领的地方会留下指示物，帮助你之后的队伍。让她当 1 号擂台的首领。
kung-fur-fight-lesson-chef = 阿福是你的厨师。他当首领时，回合结束后花费 1 份食物，用过的动物就全部回来。让他当 3 号擂台的首领。
kung-fur-fight-lesson-rest-is-yours = 还能再派一只，用桃子还能派第四只。想派谁就派谁；要收回动物，就点擂台上的牌。然后定案。接下来就交给你了！

## 学习者想走别步时的提示

kung-fur-fight-lesson-hint-lead-yue = 在这段教学里，请从手牌选阿月，派到 1 号擂台。
kung-fur-fight-lesson-hint-lead-ban = 在这段教学里，请选阿斑，派到 2 号擂台。
kung-fur-fight-lesson-hint-assist-chai = 在这段教学里，请选阿柴，到 2 号擂台当助手。
kung-fur-fight-lesson-hint-seal = 在这段教学里，请现在定案。
kung-fur-fight-lesson-hint-lead-hua = 在这段教学里，请让阿花当 1 号擂台的首领。
kung-fur-fight-lesson-hint-lead-fu = 在这段教学里，请让阿福当 3 号擂台的首领。
