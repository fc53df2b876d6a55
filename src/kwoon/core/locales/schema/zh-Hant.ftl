### 卡包的問題，用於卡包編輯器與終端機。$field 是有問題的欄位，$value 是卡包中的值。

# $location 是位置，例如：my.toml: card 'S3'
core-schema-located = { $location }：{ $problem }

## 整個卡包

core-schema-text-too-long = 文字有 { $length } 個字元，最多 { $max } 個。
core-schema-line-too-long = 第 { $line } 行有 { $length } 個字元，最多 { $max } 個。
core-schema-not-toml = 不是有效的 TOML：{ $reason }。
core-schema-too-large = 卡包不能超過 { $kilobytes } kB。
core-schema-empty = 卡包是空的。
core-schema-too-many-cards = 卡包有 { $count } 種卡牌，最多 { $max } 種。
core-schema-draft-not-object = 草稿必須是 JSON 物件。
core-schema-draft-too-deep = 草稿的巢狀層數太深。
core-schema-test-game-failed = 用這些卡牌試玩時出錯：{ $error }。

## 值

core-schema-missing = 缺少「{ $field }」。
core-schema-missing-flag = 缺少「{ $field }」，應為 true 或 false。
core-schema-missing-table = 缺少「{ $field }」，應為表格：[{ $key }] 或 { $key } = {"{...}"}。
core-schema-missing-for-kind = 缺少「{ $field }」，「{ $kind }」類的牌需要它。
core-schema-unknown-field = 沒有「{ $field }」這個欄位。可用的欄位：{ $known }。
core-schema-not-on-kind = 「{ $kind }」類的牌不能有「{ $field }」。
core-schema-value-not-on-kind = 「{ $field }」不能是「{ $value }」：它不適用於「{ $kind }」，只適用於{ $allowed }。
core-schema-not-flag = 「{ $field }」是 { $value }，應為 true 或 false。
core-schema-not-number = 「{ $field }」是 { $value }，應為整數。
core-schema-range = 「{ $field }」是 { $value }，應為 { $min } 到 { $max }。
core-schema-not-text = 「{ $field }」是 { $value }，應為文字，不能空白。
core-schema-not-word = 「{ $field }」是「{ $value }」，應為一個詞，不含空格或冒號。
core-schema-not-lowercase = 「{ $field }」是「{ $value }」，應為一個小寫的詞。
core-schema-unprintable = 「{ $field }」含有無法顯示的字元，例如換行。
core-schema-too-long = 「{ $field }」有 { $length } 個字元，最多 { $max } 個。
core-schema-choice = 「{ $field }」是「{ $value }」，應為下列之一：{ $allowed }。
core-schema-not-texts = 「{ $field }」是 { $value }，應為一串文字。
core-schema-too-few = 「{ $field }」有 { $count } 個值，至少 { $min } 個。
core-schema-too-many = 「{ $field }」有 { $count } 個值，最多 { $max } 個。
core-schema-names-unknown-choice = 「{ $field }」含有「{ $value }」，但只能是：{ $allowed }。
core-schema-names-twice = 「{ $field }」中的「{ $value }」重複了。
core-schema-not-table = 「{ $field }」應為表格：[{ $key }] 或 { $key } = {"{...}"}。
core-schema-no-entries = 「{ $field }」至少要有一個 [[{ $key }]] 項目。
core-schema-not-entries = 「{ $field }」應為 [[{ $key }]] 項目。
core-schema-num-entries = 「{ $field }」有 { $count } 項，應為 { $min } 到 { $max } 項。
core-schema-exact-entries = 「{ $field }」有 { $count } 項，應為 { $number } 項。

## 彼此不合的值

core-schema-same-as-entry = 「{ $field }」是「{ $value }」，與另一項重複。
core-schema-same-as-card = 「{ $field }」是「{ $value }」，與另一張牌重複。
core-schema-derived-cards = 「{ $field }」應為 { $value }，也就是列出的卡牌張數。
core-schema-copied = 「{ $field }」應為 { $value }，也就是{ $entry }的{ $key }。
core-schema-names-missing = 「{ $field }」提到「{ $value }」，但卡包中沒有這個{ $list }。
core-schema-names-wrong-kind = 「{ $field }」提到「{ $value }」，它的{ $key }是「{ $kind }」，不是「{ $expected }」。

## 與原版的不同

core-schema-difference-added = 新增了{ $card }。
core-schema-difference-removed = 移除了{ $card }。
core-schema-difference-copies = { $card }：張數 { $old } → { $new }
core-schema-difference-number = { $card }：{ $number } { $old } → { $new }
core-schema-difference-new-number = { $card }：{ $number } 無 → { $new }
core-schema-difference-game = { $address } { $old } → { $new }
core-schema-difference-other = 數值以外的地方不同。
