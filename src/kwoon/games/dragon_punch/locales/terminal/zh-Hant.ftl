### 終端機裡的《龍拳》

## 介紹

dragon-punch-terminal-intro-turn = 每回合雙方暗中選一個招式，再同時翻開。招式的上段和下段各有動作：攻擊、格擋、閃避，或什麼也不做。
dragon-punch-terminal-intro-order = 先看防禦：格擋或閃避會擋下同一高度的攻擊。如果雙方都還有攻擊，有先機的一方命中並打斷對手。誰也沒有先機時，時間小的先出手；一樣快就兩敗俱傷。
dragon-punch-terminal-intro-initiative = 有些招式能取得下回合的先機。先機讓慢招先出手，但對格擋和閃避沒有作用。
dragon-punch-terminal-intro-damage = 攻擊命中時，力道多少，挨打的人就要把幾張白牌翻成紅面。翻哪幾張由自己選，紅面是另一個招式。白牌就是生命。
dragon-punch-terminal-intro-flipped = 打出的牌會倒轉，要等你打出挑釁，把所有牌轉正，才能再打出。
dragon-punch-terminal-intro-goal = 沒有白牌的玩家輸掉這一局。先贏 { $rounds } 局贏得比賽。

## 版面

dragon-punch-terminal-title = 龍拳：第 { $round } 局，第 { $turn } 回合
dragon-punch-terminal-player = { $player }
dragon-punch-terminal-health = 生命 { $health }
dragon-punch-terminal-to-switch = （還要翻面 { $count } 張）
dragon-punch-terminal-rounds = ，{ $rounds } / { $goal } 局
dragon-punch-terminal-has-initiative = 有先機
dragon-punch-terminal-has-initiative-next = 下回合有先機
dragon-punch-terminal-your-initiative = 先機在你手上
dragon-punch-terminal-your-initiative-next = 下回合先機在你手上
dragon-punch-terminal-flipped = 倒轉：
dragon-punch-terminal-more-flipped = ，後面還有 { $count } 張
dragon-punch-terminal-characters = 角色
dragon-punch-terminal-characters-to-pick = 可選的角色
dragon-punch-terminal-played = 打出
dragon-punch-terminal-and = 和
dragon-punch-terminal-your-hand = 你的手牌
dragon-punch-terminal-hand = { $player }的手牌
dragon-punch-terminal-flipped-cards = { $player }倒轉的牌
dragon-punch-terminal-empty = 空
dragon-punch-terminal-some-of = 下列牌中的 { $count } 張：{ $cards }
dragon-punch-terminal-unknown-cards = { $count } 張未知的牌
dragon-punch-terminal-seen-sides = （想再看先前亮過哪一面，輸入 log all）
dragon-punch-terminal-red-card = { $card }（紅）

## 招式的動作

dragon-punch-terminal-high = 上段{ $actions }
dragon-punch-terminal-low = 下段{ $actions }
dragon-punch-terminal-attack = 攻擊 { $strength }（時間 { $time }）
dragon-punch-terminal-attack-short = { $strength } / { $time }
dragon-punch-terminal-block = 格擋
dragon-punch-terminal-evade = 閃避
dragon-punch-terminal-nothing = 無
dragon-punch-terminal-initiative-on-hit = 命中得先機
dragon-punch-terminal-initiative-on-block = 擋下得先機
dragon-punch-terminal-initiative-always = 必得先機
dragon-punch-terminal-unblockable = 無法格擋
dragon-punch-terminal-uninterruptible = 無法打斷
dragon-punch-terminal-projectile = 飛行道具
dragon-punch-terminal-unflip = 把牌全部轉正

## 走法

dragon-punch-terminal-switch-reason = 你受到 { $damage } 點傷害。對手看不到你把哪張手牌翻面，但看得到倒轉的牌（看得到）。
dragon-punch-terminal-becomes = 變成
dragon-punch-terminal-visible = （看得到）
dragon-punch-terminal-why-flipped = 已經倒轉，不在手上：{ $cards }。打出挑釁就能拿回所有的牌。
dragon-punch-terminal-why-no-switch = 受到傷害時才翻面。請選一個招式打出。
dragon-punch-terminal-why-switch-first = 你受到傷害：先把牌翻面，再出招。

## 對局結束後的註解

dragon-punch-terminal-win-chance = 根據公開翻面的殘局庫，{ $player }在這一局的勝率是 { $percent }%。
dragon-punch-terminal-lost = { $player }這一步損失 { $percent } 個百分點。

## 用語

dragon-punch-terminal-term-pass = 跳過：《龍拳》不能跳過，每回合雙方都要出一招。挑釁只是把牌拿回來。
dragon-punch-terminal-term-initiative = 先機：一回合的優勢。雙方都還有攻擊時，有先機的一方先命中。
dragon-punch-terminal-term-time = 時間：攻擊有多快。誰也沒有先機時，時間小的先出手。
dragon-punch-terminal-term-block = 格擋：擋下同一高度的攻擊，除非那個攻擊無法格擋。
dragon-punch-terminal-term-evade = 閃避：閃過同一高度的攻擊。
dragon-punch-terminal-term-interrupt = 打斷：快的攻擊阻止慢的攻擊，慢的就不會發生。
dragon-punch-terminal-term-strength = 力道：攻擊命中時的傷害。每一點讓對手的一張白牌翻成紅面。
dragon-punch-terminal-term-damage = 傷害：命中的效果。每一點讓你的一張白牌翻成紅面。
dragon-punch-terminal-term-flip = 倒轉：打出的牌會倒轉，要等挑釁這類招式把牌全部轉正，才能再打出。
dragon-punch-terminal-term-unflip = 轉正：像挑釁那樣拿回所有倒轉的牌。朝上的那一面不變。
dragon-punch-terminal-term-memory = 記憶：牌桌不會顯示你看過的是哪一面。請記住，或輸入 log all。
dragon-punch-terminal-term-flipped = 倒轉的牌：打出過的牌，要等挑釁這類招式把牌全部轉正才能再用。
dragon-punch-terminal-term-switch = 翻面：把白牌翻成紅面，每點傷害翻一張。紅面是另一個招式。
dragon-punch-terminal-term-health = 生命：你的白牌。每點傷害讓一張變紅；沒有白牌就輸掉這一局。
dragon-punch-terminal-term-white = 白面：基本牌開局時的那一面。每張白牌是一點生命。
dragon-punch-terminal-term-red = 紅面：受傷後翻成的那一面。可以照常打出，但不算生命。
dragon-punch-terminal-term-projectile = 飛行道具：同一高度的兩個飛行道具會互相抵銷。
dragon-punch-terminal-term-unblockable = 無法格擋：格擋擋不住這個攻擊，閃避可以。
dragon-punch-terminal-term-character = 角色：有兩個特殊招式的牌，兩個都能打出。角色不算生命。

## kwoon solve

dragon-punch-terminal-solver-names = 《龍拳》的兩個角色
dragon-punch-terminal-solver-health = 只解雙方生命最多 N 的局面
dragon-punch-terminal-solver-hidden = 也計算原版（暗中翻面）的上下限
dragon-punch-terminal-solver-example-health = 雙方生命最多 2 的所有局面
dragon-punch-terminal-solver-example-round = 公開翻面的一整局（幾分鐘）
dragon-punch-terminal-solver-example-hidden = 也算原版的上下限
dragon-punch-terminal-solver-notes = 《龍拳》的表格會存下來。按 Ctrl-C 停止後，用同一個命令就能繼續。
dragon-punch-terminal-solver-health-range = --health 必須是 1 到 { $most }，不能是 { $health }。
dragon-punch-terminal-solver-headline = { $first } 對 { $second }：解出 { $count } 個局面，雙方生命最多 { $health }。
dragon-punch-terminal-solver-value = 贏一局算 1，輸算 0，沒有人贏算 1/2。這一局對{ $player }的價值：
dragon-punch-terminal-solver-open = 公開翻面：{ $low } 到 { $high }
dragon-punch-terminal-solver-printed = 暗中翻面：{ $low } 到 { $high }
dragon-punch-terminal-solver-bounds = 暗中翻面時，這是上下限：即使對手看得到一切，只憑桌面上的資訊，{ $first }也保證有下限，{ $second }最多讓出上限。
dragon-punch-terminal-solver-two-characters = 請指定兩個不同的角色：{ $characters }。
dragon-punch-terminal-solver-no-character = 沒有角色「{ $text }」。可以選：{ $characters }。
dragon-punch-terminal-solver-layers = { $file }，層
dragon-punch-terminal-solver-cannot-write = 無法寫入表格：{ $reason }。
dragon-punch-terminal-solver-not-covered = 表格沒有雙方生命 { $health } 的局面。
dragon-punch-terminal-solver-only-duels = 只能解雙方各有一個已知角色的對決。
dragon-punch-terminal-solver-only-basic = 只能解最多 { $most } 張基本牌、每張值 1 點生命的手牌。
dragon-punch-terminal-solver-other-file = { $path } 不是這兩個角色的表格。移走它就能建立新的。
dragon-punch-terminal-solver-busy = 另一個程式正在寫 { $path }，請等它完成。
