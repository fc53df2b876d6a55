### 教學。學習者依照腳本與鼓夫人過招。文字提到腳本裡的牌，請勿更動。

# 教學的對手
kung-fu-2019-lesson-madam-drum = 鼓夫人

## 依教學順序排列的文字

kung-fu-2019-lesson-welcome = 歡迎！你和鼓夫人各有 20 點氣。氣耗盡的人就出局。
kung-fu-2019-lesson-discard = 每個回合先整理手牌：棄掉不要的，再抽到七張為止。棄掉「狂野」吧。
kung-fu-2019-lesson-draw = 這樣就夠了。抽牌吧。
kung-fu-2019-lesson-stance = 攻擊前先做準備。你可以擺出一個架式，它會一直留著。「鶴形架式」讓你的每張「踢擊」+2。擺出來吧。
kung-fu-2019-lesson-weapon = 你的裝備顯示在名字下方。你還可以拿一件武器。拿起「長劍」吧。
kung-fu-2019-lesson-target = 現在攻擊！每個回合可以攻擊一次。先選目標；玩家多的時候就有得選了。
kung-fu-2019-lesson-base = 攻擊要從一張攻擊牌或你的武器開始。「踢擊」是 3，架式再加 2。
kung-fu-2019-lesson-enhance = 這一踢值 5。再加上強化牌，張數不限，但不能同名。來個飛身踢擊吧！
kung-fu-2019-lesson-strike = 每張牌都標出它加的數字，總和是她防禦前會受到的傷害：7。出手！
kung-fu-2019-lesson-respite = 她沒擋住，失去 7 點氣。攻擊後可以喘口氣，再做一次準備。「一碗熱湯麵」能恢復氣，不過你的氣是滿的。
kung-fu-2019-lesson-end-turn = 結束你的回合。
kung-fu-2019-lesson-under-attack = 她擺出「虎形架式」，這一招翻身拳擊會讓你失去 6 點氣。你可以用一張格擋牌回應。
kung-fu-2019-lesson-block = 大部分格擋牌只能擋某些類型的攻擊。你這張什麼都能擋，還能讓你反擊。
kung-fu-2019-lesson-counterattack = 反擊和一般攻擊一樣，她也可以再回應。用名字下方的武器反擊吧，它不會消失。
kung-fu-2019-lesson-resolve = 你沒有牌可以加了。出手！等到沒有人再回應，所有攻擊會一起結算。
kung-fu-2019-lesson-next-turn = 你無視她的攻擊，而你的反擊讓她失去 3 點氣。又輪到你了。保留手牌，再抽五張。
kung-fu-2019-lesson-on-your-own = 接下來就靠你自己了。摔技在命中前就讓她失去武器，絆技則讓她失去架式。把游標停在牌上，或長按，就能看說明。
kung-fu-2019-lesson-goodbye = 點一張攻擊牌就能用它攻擊她。你領先 10 點氣。祝你打得痛快！

## 學習者想走別步時的提示

kung-fu-2019-lesson-hint-discard-wild = 在這段教學裡，請棄掉「狂野」。
kung-fu-2019-lesson-hint-draw = 在這段教學裡，只棄掉「狂野」，然後抽牌。
kung-fu-2019-lesson-hint-crane-stance = 在這段教學裡，請先擺出「鶴形架式」。
kung-fu-2019-lesson-hint-sword = 在這段教學裡，請拿起「長劍」。
kung-fu-2019-lesson-hint-target = 在這段教學裡，請攻擊鼓夫人。
kung-fu-2019-lesson-hint-kick = 在這段教學裡，請用「踢擊」攻擊。
kung-fu-2019-lesson-hint-flying = 在這段教學裡，請加上「飛身」。
kung-fu-2019-lesson-hint-strike = 在這段教學裡，就用這一招飛身踢擊出手。
kung-fu-2019-lesson-hint-end-turn = 在這段教學裡，請在這裡結束回合。
kung-fu-2019-lesson-hint-block = 在這段教學裡，請用「你的功夫不如我」格擋。
kung-fu-2019-lesson-hint-counterattack = 在這段教學裡，請用名字下方的「長劍」反擊。
kung-fu-2019-lesson-hint-sword-alone = 在這段教學裡，只用「長劍」出手。
kung-fu-2019-lesson-hint-keep = 在這段教學裡，請保留手牌並抽牌。
