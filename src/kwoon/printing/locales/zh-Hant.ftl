### 印在卡牌和規則書上的文字，以及無法列印的原因

## 文件標題

printing-cards-title = { $game }：可裁剪的卡牌
printing-rulebook-title = { $game }：規則書

## 有兩個招式的卡牌

printing-high = 上段
printing-low = 下段
printing-block = 格擋
printing-evade = 閃避
printing-neither = 無

## 問題

printing-missing-letters = 無法列印：字型缺少 { $letters }{ $more ->
    [0] {""}
   *[other] ，以及另外 { $more } 個字元
}。請在卡包中換成其他字元。
printing-missing-letter = { $letter }（{ $code }，出現在「{ $text }」）
printing-no-drawings = 找不到列印卡牌用的圖案，因為安裝 Kwoon 時沒有一併安裝瀏覽器介面。請先安裝 npm，再重新安裝 Kwoon。
printing-too-many-cards = 這個卡包有 { $count } 張牌，一次最多只能列印 { $most } 張。
printing-too-many-characters = 這個卡包用了超過 { $most } 個不同的字元，無法列印。
printing-too-slow = 製作 PDF 花了太久。請改為每種只印 1 張，或稍後再試。
printing-english-only = 這裡的字型缺少中文字，因此改用英文。
