### 選項、走法和對局檔被拒絕的原因。引用的走法與對局檔內容照原文。

## 遊戲與選項

core-errors-no-game = 沒有叫「{ $name }」的遊戲。可以選：{ $games }。
core-errors-seats = 《{ $game }》的人數是 { $counts } 人，不能是 { $seats } 人。
core-errors-seats-with-options = 選了這些選項，《{ $game }》的人數是 { $counts } 人，不能是 { $seats } 人。
core-errors-option-value = 選項「{ $option }」不能是「{ $value }」。可以選：{ $choices }。
core-errors-no-option = 《{ $game }》沒有選項「{ $option }」。它的選項：{ $known }。
core-errors-no-options = 《{ $game }》沒有選項「{ $option }」，也沒有其他選項。
core-errors-edition = 《{ $game }》沒有「{ $edition }」版規則。可以選：{ $known }。

## 走法

core-errors-no-seat = 這張牌桌沒有 { $seat } 號座位。
core-errors-no-move = 沒有編號 { $move } 的走法。
core-errors-nothing-to-take-back = 沒有可以收回的。
core-errors-already-out = 你已經出局了。
core-errors-already-moved = 你已經選好了。請等其他人，或收回重選。
core-errors-no-move-now = 這個座位現在不用行動。
core-errors-not-possible = 現在不能「{ $move }」。可以選：{ $moves }。
core-errors-number-not-possible = 現在沒有編號 { $number } 的走法。可以選：{ $moves }。
core-errors-not-a-move = 「{ $text }」不是走法。例如：{ $examples }。
core-errors-no-card = 沒有叫「{ $text }」的牌。例如：{ $examples }。
core-errors-too-long = 有一場對局走了 { $most } 步還沒結束。用這個卡包，對局可能永遠不會結束。

## 對局檔

core-errors-line = 第 { $line } 行：{ $problem }
core-errors-record-start = 對局檔的開頭必須是「{ $start }」。
core-errors-record-seats = 座位是 1 到 { $most } 個，不能是 { $seats } 個。
core-errors-record-header = 發牌之前不能有「{ $keyword }」。可以有：{ $known }。
core-errors-record-incomplete = 對局檔在「deal」行之前必須寫明 game、pack 和 seats。
core-errors-record-no-deal = 對局檔沒有「deal」行。
core-errors-record-not-over = 對局檔寫「{ $text }」，但對局在這裡還沒結束。
core-errors-record-other-end = 對局檔寫「{ $text }」，但對局的結果是「{ $end }」。
core-errors-record-sum-place = 「sum」必須是最後一行。
core-errors-record-sum = 總和檢查不符：對局檔損壞或被改過。
core-errors-record-number = 「{ $text }」應為整數，最多 { $digits } 位。
core-errors-record-more-rolls = 這一行的擲骰比對局需要的多。
core-errors-record-fewer-rolls = 對局檔的擲骰比對局需要的少。
core-errors-record-roll = 對局檔在這裡擲出 { $roll }，但必須小於 { $sides }。
core-errors-record-pack = 這場對局用的是另一個卡包：它的指紋是 { $expected }，這個卡包的是 { $actual }。請用對局當時的卡包。

## 檔案

core-errors-cannot-read = 無法讀取 { $path }：{ $reason }。
core-errors-not-utf8 = 第 { $at } 個位元組不是有效的 UTF-8
core-errors-pack-without-game = 缺少「game」。請填遊戲的代號，例如 "{ $example }"。
