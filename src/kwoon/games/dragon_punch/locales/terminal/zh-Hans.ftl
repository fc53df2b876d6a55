### 终端机里的《龙拳》

## 介绍

dragon-punch-terminal-intro-turn = 每回合双方暗中选一个招式，再同时翻开。招式的上段和下段各有动作：攻击、格挡、闪避，或什么也不做。
dragon-punch-terminal-intro-order = 先看防御：格挡或闪避会挡下同一高度的攻击。如果双方都还有攻击，有先机的一方命中并打断对手。谁也没有先机时，时间小的先出手；一样快就两败俱伤。
dragon-punch-terminal-intro-initiative = 有些招式能取得下回合的先机。先机让慢招先出手，但对格挡和闪避没有作用。
dragon-punch-terminal-intro-damage = 攻击命中时，力道多少，挨打的人就要把几张白牌翻成红面。翻哪几张由自己选，红面是另一个招式。白牌就是生命。
dragon-punch-terminal-intro-flipped = 打出的牌会倒转，要等你打出挑衅，把所有牌转正，才能再打出。
dragon-punch-terminal-intro-goal = 没有白牌的玩家输掉这一局。先赢 { $rounds } 局赢得比赛。

## 版面

dragon-punch-terminal-title = 龙拳：第 { $round } 局，第 { $turn } 回合
dragon-punch-terminal-player = { $player }
dragon-punch-terminal-health = 生命 { $health }
dragon-punch-terminal-to-switch = （还要翻面 { $count } 张）
dragon-punch-terminal-rounds = ，{ $rounds } / { $goal } 局
dragon-punch-terminal-has-initiative = 有先机
dragon-punch-terminal-has-initiative-next = 下回合有先机
dragon-punch-terminal-your-initiative = 先机在你手上
dragon-punch-terminal-your-initiative-next = 下回合先机在你手上
dragon-punch-terminal-flipped = 倒转：
dragon-punch-terminal-more-flipped = ，后面还有 { $count } 张
dragon-punch-terminal-characters = 角色
dragon-punch-terminal-characters-to-pick = 可选的角色
dragon-punch-terminal-played = 打出
dragon-punch-terminal-and = 和
dragon-punch-terminal-your-hand = 你的手牌
dragon-punch-terminal-hand = { $player }的手牌
dragon-punch-terminal-flipped-cards = { $player }倒转的牌
dragon-punch-terminal-empty = 空
dragon-punch-terminal-some-of = 下列牌中的 { $count } 张：{ $cards }
dragon-punch-terminal-unknown-cards = { $count } 张未知的牌
dragon-punch-terminal-seen-sides = （想再看先前亮过哪一面，输入 log all）
dragon-punch-terminal-red-card = { $card }（红）

## 招式的动作

dragon-punch-terminal-high = 上段{ $actions }
dragon-punch-terminal-low = 下段{ $actions }
dragon-punch-terminal-attack = 攻击 { $strength }（时间 { $time }）
dragon-punch-terminal-attack-short = { $strength } / { $time }
dragon-punch-terminal-block = 格挡
dragon-punch-terminal-evade = 闪避
dragon-punch-terminal-nothing = 无
dragon-punch-terminal-initiative-on-hit = 命中得先机
dragon-punch-terminal-initiative-on-block = 挡下得先机
dragon-punch-terminal-initiative-always = 必得先机
dragon-punch-terminal-unblockable = 无法格挡
dragon-punch-terminal-uninterruptible = 无法打断
dragon-punch-terminal-projectile = 飞行道具
dragon-punch-terminal-unflip = 把牌全部转正

## 走法

dragon-punch-terminal-switch-reason = 你受到 { $damage } 点伤害。对手看不到你把哪张手牌翻面，但看得到倒转的牌（看得到）。
dragon-punch-terminal-becomes = 变成
dragon-punch-terminal-visible = （看得到）
dragon-punch-terminal-why-flipped = 已经倒转，不在手上：{ $cards }。打出挑衅就能拿回所有的牌。
dragon-punch-terminal-why-no-switch = 受到伤害时才翻面。请选一个招式打出。
dragon-punch-terminal-why-switch-first = 你受到伤害：先把牌翻面，再出招。

## 对局结束后的注解

dragon-punch-terminal-win-chance = 根据公开翻面的残局库，{ $player }在这一局的胜率是 { $percent }%。
dragon-punch-terminal-lost = { $player }这一步损失 { $percent } 个百分点。

## 用语

dragon-punch-terminal-term-pass = 跳过：《龙拳》不能跳过，每回合双方都要出一招。挑衅只是把牌拿回来。
dragon-punch-terminal-term-initiative = 先机：一回合的优势。双方都还有攻击时，有先机的一方先命中。
dragon-punch-terminal-term-time = 时间：攻击有多快。谁也没有先机时，时间小的先出手。
dragon-punch-terminal-term-block = 格挡：挡下同一高度的攻击，除非那个攻击无法格挡。
dragon-punch-terminal-term-evade = 闪避：闪过同一高度的攻击。
dragon-punch-terminal-term-interrupt = 打断：快的攻击阻止慢的攻击，慢的就不会发生。
dragon-punch-terminal-term-strength = 力道：攻击命中时的伤害。每一点让对手的一张白牌翻成红面。
dragon-punch-terminal-term-damage = 伤害：命中的效果。每一点让你的一张白牌翻成红面。
dragon-punch-terminal-term-flip = 倒转：打出的牌会倒转，要等挑衅这类招式把牌全部转正，才能再打出。
dragon-punch-terminal-term-unflip = 转正：像挑衅那样拿回所有倒转的牌。朝上的那一面不变。
dragon-punch-terminal-term-memory = 记忆：牌桌不会显示你看过的是哪一面。请记住，或输入 log all。
dragon-punch-terminal-term-flipped = 倒转的牌：打出过的牌，要等挑衅这类招式把牌全部转正才能再用。
dragon-punch-terminal-term-switch = 翻面：把白牌翻成红面，每点伤害翻一张。红面是另一个招式。
dragon-punch-terminal-term-health = 生命：你的白牌。每点伤害让一张变红；没有白牌就输掉这一局。
dragon-punch-terminal-term-white = 白面：基本牌开局时的那一面。每张白牌是一点生命。
dragon-punch-terminal-term-red = 红面：受伤后翻成的那一面。可以照常打出，但不算生命。
dragon-punch-terminal-term-projectile = 飞行道具：同一高度的两个飞行道具会互相抵销。
dragon-punch-terminal-term-unblockable = 无法格挡：格挡挡不住这个攻击，闪避可以。
dragon-punch-terminal-term-character = 角色：有两个特殊招式的牌，两个都能打出。角色不算生命。

## kwoon solve

dragon-punch-terminal-solver-names = 《龙拳》的两个角色
dragon-punch-terminal-solver-health = 只解双方生命最多 N 的局面
dragon-punch-terminal-solver-hidden = 也计算原版（暗中翻面）的上下限
dragon-punch-terminal-solver-example-health = 双方生命最多 2 的所有局面
dragon-punch-terminal-solver-example-round = 公开翻面的一整局（几分钟）
dragon-punch-terminal-solver-example-hidden = 也算原版的上下限
dragon-punch-terminal-solver-notes = 《龙拳》的表格会存下来。按 Ctrl-C 停止后，用同一个命令就能继续。
dragon-punch-terminal-solver-health-range = --health 必须是 1 到 { $most }，不能是 { $health }。
dragon-punch-terminal-solver-headline = { $first } 对 { $second }：解出 { $count } 个局面，双方生命最多 { $health }。
dragon-punch-terminal-solver-value = 赢一局算 1，输算 0，没有人赢算 1/2。这一局对{ $player }的价值：
dragon-punch-terminal-solver-open = 公开翻面：{ $low } 到 { $high }
dragon-punch-terminal-solver-printed = 暗中翻面：{ $low } 到 { $high }
dragon-punch-terminal-solver-bounds = 暗中翻面时，这是上下限：即使对手看得到一切，只凭桌面上的信息，{ $first }也保证有下限，{ $second }最多让出上限。
dragon-punch-terminal-solver-two-characters = 请指定两个不同的角色：{ $characters }。
dragon-punch-terminal-solver-no-character = 没有角色“{ $text }”。可以选：{ $characters }。
dragon-punch-terminal-solver-layers = { $file }，层
dragon-punch-terminal-solver-cannot-write = 无法写入表格：{ $reason }。
dragon-punch-terminal-solver-not-covered = 表格没有双方生命 { $health } 的局面。
dragon-punch-terminal-solver-only-duels = 只能解双方各有一个已知角色的对决。
dragon-punch-terminal-solver-only-basic = 只能解最多 { $most } 张基本牌、每张值 1 点生命的手牌。
dragon-punch-terminal-solver-other-file = { $path } 不是这两个角色的表格。移走它就能创建新的。
dragon-punch-terminal-solver-busy = 另一个程序正在写 { $path }，请等它完成。
