### 終端機版。玩家輸入的指令（help、undo、pass turn 等）一律用英文。問題後面會接一個空格和玩家輸入的文字。

## 名字與列表

terminal-player = 玩家
terminal-player-number = { $number } 號玩家
terminal-bot-name = { $name }（電腦）
terminal-matchup = { $first }對{ $second }
terminal-match-title = { $game }：{ $matchup }
terminal-label = { $label }：
terminal-clause-separator = ，
terminal-semicolon = ；
terminal-card-copies = { $count } 張{ $card }
terminal-card-count = { $card }（{ $count } 張）

## 對局

terminal-continues = 對局繼續。
terminal-bot-level = 電腦的等級：{ $levels }（最高 { $most }）。
terminal-commands = 隨時可以輸入 help 查看指令，輸入「card 牌名」查牌，輸入「rules 字詞」查規則。
terminal-press-enter = 按 Enter 開始：
terminal-draft-moves = 目前選了：{ $moves }。
terminal-draft = { $draft }（輸入 undo 收回最後一項）
terminal-only-pass = 你只能跳過。
terminal-choice = 你的選擇（或輸入 help）：
terminal-choice-seconds = 你的選擇，剩 { $seconds } 秒（或輸入 help）：
terminal-confirm = { $move }？按 Enter 確定，或另選：
terminal-confirm-note = { $move }（{ $note }）？按 Enter 確定，或另選：
terminal-confirm-only = { $move }？按 Enter 確定（或輸入 help）：
terminal-choose-again = 請重新選擇。
terminal-choose-number = 請輸入 1 到 { $count }。
terminal-one-move = 只有一個選擇：輸入 1。
terminal-type-help = 需要說明請輸入 help。
terminal-not-needed = { $card }沒有用上，還在你手上。
terminal-the-end = 對局結束
terminal-play-again = 再來一局？輸入 yes，或按 Enter 離開：
terminal-saved = 已儲存：{ $path }
terminal-to-replay = 重播：{ $command }
terminal-to-continue = 繼續對局：{ $command }

## 多人共用一個鍵盤

terminal-hide-cards = 按 Enter 遮住你的牌（下一位：{ $player }）：
terminal-at-keyboard = { $player }就座後按 Enter：
terminal-at-keyboard-limit = { $player }就座後按 Enter（之後有 { $seconds } 秒）：
terminal-has-chosen = { $player }選好了。（{ $player }想重選請輸入 undo。）
terminal-has-chosen-call = { $player }選好了。（{ $player }想重選請輸入 undo；輸入 call，{ $next }就只有 { $seconds } 秒。）
terminal-time-up = 時間到，系統隨機替你選一張牌。
terminal-no-call-needed = 不必喊 call：先選的人選好，就開始倒數。
terminal-call-later = 先選牌，交出鍵盤時再輸入 call。
terminal-hall-only = 想在同一個鍵盤上用 call 或極速模式，請加 --hotseat --call。計時，以及對電腦用 call，只有道場提供：kwoon serve --open

## 出局的玩家

terminal-out-watch = 你已經出局。按 Enter 看下一回合，或輸入 end 直接看結局：
terminal-watch = 按 Enter 看下一回合，或輸入 end 直接看結局：

## 紀錄

terminal-heading-round = 第 { $number } 局
terminal-heading-turn = 第 { $number } 回合
terminal-heading-arena = { $number } 號擂台
terminal-heading-sentence = { $heading }。
terminal-repeated = { $sentence }（共 { $count } 次）

## 指令一覽

terminal-help-number = 選這個編號的行動
terminal-help-move = 輸入列表裡的文字來選行動
terminal-help-move-short = 輸入列表裡的文字來選行動，只輸入 { $short } 也可以
terminal-help-look = 再看一次牌桌
terminal-help-card-name = card 牌名
terminal-help-card = 說明一張牌或一種指示物，牌名可以只打一部分
terminal-help-cards = 列出你看得到的牌；cards all 列出這個遊戲的所有牌
terminal-help-why = 說明手牌現在為什麼不能用；「why 牌名」只說明那張牌
terminal-help-hint = 建議一步：最強的電腦只看你看得到的，替你選
terminal-hint = { $bot }會選：{ $moves }。你的勝率約 { $chance }%。
terminal-no-hints = 沒有提示：{ $reason }
terminal-help-discards = 查看棄牌堆
terminal-help-pass-turn = 這回合結束前，可跳過的都跳過；再輸入一次就恢復
terminal-help-undo = 公開之前，收回你最後一個選擇
terminal-help-log = 列出最近發生的事；log all 列出全部
terminal-help-rules-word = rules 字詞
terminal-help-rules = 查規則，例如 rules 跳過
terminal-help-save-file = save 檔名
terminal-help-save = 把對局檔另存一份（平常會自動儲存）
terminal-help-concede = 認輸
terminal-help-quit = 離開，之後可以繼續

## 指令

terminal-prompts-again = 可跳過的選擇會再問你。
terminal-passing-turn = 這回合結束前，可跳過的都替你跳過。
terminal-no-optional-prompts = 這個遊戲沒有可跳過的選擇。
terminal-rules-example = 要查規則，後面加上字詞，例如 rules 跳過
terminal-cannot-write = 無法寫入 { $path }：{ $reason }。
terminal-nothing-to-undo = 沒有可以收回的。
terminal-concede = 要認輸嗎？輸入 yes 確定：
terminal-play-on = 對局繼續。

## 規則

terminal-no-rule = 沒有規則提到「{ $word }」。換個字詞試試，例如 rules 跳過
terminal-more-found = 另外還有 { $count } 條。加上字詞可以縮小範圍：rules { $word } ...

## 牌

terminal-your-hand = 你的手牌
terminal-hand = 手牌
terminal-hand-empty = 你沒有手牌。
terminal-discard-pile = 棄牌堆
terminal-no-discard-pile = 這個遊戲沒有棄牌堆。
terminal-empty = 空
terminal-cards-of-game = 這個遊戲的牌
terminal-tokens = 指示物
terminal-as-above = ：同上。
terminal-card-text = ：{ $summary }。{ $text }
terminal-card-summary = ：{ $summary }。
terminal-not-used = 這場對局沒有用到。
terminal-no-card = 沒有叫「{ $text }」的牌。輸入 cards all 可以列出所有牌。
terminal-no-card-but-rules = 沒有叫「{ $text }」的牌。輸入 cards all 可以列出所有牌，輸入 rules { $text } 可以查規則。
terminal-several-cards = 「{ $text }」符合好幾張牌：{ $cards }。
terminal-player-not-card = { $name }是玩家，不是牌。
terminal-team-not-card = { $name }是隊伍（{ $players }），不是牌。
terminal-term-title = { $term }：
terminal-term = { $term }：{ $meaning }
terminal-is-term = 「{ $term }」是用語，不是牌：{ $meaning }
terminal-more-rules = 更多規則請輸入 rules { $term }
terminal-is-token = { $token }是指示物：{ $text }

## 不能用牌或不能行動的原因

terminal-no-card-in-move = 行動 { $number } 沒有用到牌。
terminal-not-one-card = 「{ $text }」不只一張牌，或沒有這張牌。請多打幾個字，或輸入 cards 列出牌。
terminal-can-use = 現在每張手牌都可以用。
terminal-can-discard = 現在每張手牌都可以棄掉。
terminal-you-can = 你可以：{ $moves }。
terminal-you-can-examples = 例如你可以：{ $moves }。輸入 look 看所有行動，輸入 help 看指令。
terminal-you-can-use = { $card }可以這樣用：{ $moves }。
terminal-same-reason = { $reason }{ $cards }也一樣。
terminal-reason = { $cards }：{ $reason }
terminal-located = 它在這裡：{ $places }。
terminal-on-discard-pile = 它在棄牌堆裡（輸入 discards 查看）。
terminal-not-a-move = 「{ $text }」不是可以選的行動。
terminal-no-such-card = 沒有「{ $text }」這張牌。
terminal-not-possible = 現在不能「{ $move }」。
terminal-not-possible-undo = 現在不能「{ $move }」；輸入 undo 可以收回上一個選擇。
terminal-several-moves = 「{ $text }」符合好幾個行動：{ $moves }。請輸入其中一個。
terminal-to-concede = 要認輸請輸入 concede。
terminal-name-not-number = 請用玩家的名字，不要用號碼。
terminal-is-team = { $team }是隊伍，請指定其中一名玩家。
terminal-is-target = { $player }是玩家：{ $move }。
terminal-is-player = { $player }是玩家，不是牌。
terminal-no-player = 沒有叫「{ $text }」的玩家。

## 無法開始

terminal-name-a-game = 請指定遊戲：{ $games }。例如：{ $command }
terminal-too-many-names = 你給了 { $names } 個名字，但這個鍵盤只有 { $people } 人玩。
terminal-invalid-name = 名字「{ $name }」不能用：請用 1 到 { $most } 個可顯示的字元。
terminal-bot-like-name = 名字「{ $name }」不能用：只有電腦的名字以 (bot) 結尾。
terminal-name-of-bot = 名字「{ $name }」是電腦的名字，請換一個。
terminal-call-needs-people = --call 需要兩個人：請加 --hotseat。對電腦用 call，只有道場提供：kwoon serve
terminal-no-call-in-game = 《{ $game }》沒有同時選擇的時候，不能用 --call。
terminal-call-range = --call 必須是 { $min } 到 { $max } 秒，不能是 { $seconds }。
terminal-match-over = 那場對局已經結束。重播：{ $command }
terminal-cannot-read = 無法讀取 { $path }：{ $reason }。
terminal-not-a-record = { $path } 不是對局檔：它不是文字檔。
terminal-custom-bot = { $player }是自訂的電腦。請用 --bot MODULE:{ $name } 指定它的模組。
terminal-all-bots = 這個對局檔裡的玩家都是電腦。想接手所有座位，請加 --hotseat。
terminal-not-an-option = 「{ $text }」不是選項，請寫成 NAME=VALUE。

## 重播

terminal-shown-open = 公開所有的牌。
terminal-shown-spectator = 以觀戰者的視角重播。
terminal-shown-player = 以{ $player }的視角重播。
terminal-unknown-viewer = 沒有視角「{ $text }」。可以選：{ $viewers }。
terminal-so-far = 目前為止
terminal-unfinished-record = 對局檔到此為止，對局還沒結束。
terminal-valid-record = 對局檔有效：每一步都重播過了。
terminal-replay-step = 按 Enter 繼續，輸入 a 看完全部，輸入 q 離開：

## 沒有自己版面的遊戲

terminal-the-table = 牌桌
terminal-yes = 是
terminal-cards-of-player = { $player }的 { $label }
terminal-cards-in-hand = { $count } 張手牌
terminal-cards = { $count } 張牌
terminal-points = { $count } 分
terminal-face-down = { $count } 張蓋住的牌

## kwoon cards 與 kwoon rules

terminal-cards-total = 《{ $game }》：{ $kinds } 種牌，共 { $copies } 張，卡包 { $pack }。
terminal-copies = { $count } 張
terminal-on-card = 在{ $card }這張牌上
terminal-source-printed = printed：印在實體遊戲上。
terminal-source-inferred = inferred：從規則書的例子推出來。
terminal-source-found = found：來自遊戲的公開介紹。
terminal-source-designed = designed：沒有已知的印刷數字，由數位版作者設計。
terminal-unknown-icon = 沒有名為「{ $icon }」的圖案：{ $cards }會顯示拳頭。
terminal-rules-total = 《{ $game }》：{ $clauses } 條，{ $covered } 條有測試情境，{ $outside } 條不在規則引擎內，{ $uncovered } 條還沒有測試。
terminal-to-read-rules = 閱讀規則：{ $command }
terminal-no-rule-of-game = 《{ $game }》沒有規則提到「{ $words }」。
terminal-file-exists = { $path } 已經存在，請換個檔名。
terminal-copied-pack = 已寫入 { $path }。改個數字，再執行：{ $command }
terminal-wrote-sheets = 已寫入 { $path }。請以 100% 大小雙面列印，沿長邊翻頁，再沿裁切線裁開。
terminal-wrote-rulebook = 已寫入 { $path }。
terminal-print-whole-rulebook = 只能列印一個遊戲的整本規則書：{ $command }

## kwoon play --help 裡的遊戲選項

terminal-options-help = 各遊戲的玩家人數（--seats）和選項（--option NAME=VALUE，第一個值是預設）：
terminal-number-of-players = { $count } 人
terminal-numbers-of-players = { $first } 到 { $last } 人
terminal-no-options = { $players }，沒有選項
