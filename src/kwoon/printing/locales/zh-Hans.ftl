### 印在卡牌和规则书上的文字，以及无法打印的原因

## 文档标题

printing-cards-title = { $game }：可裁剪的卡牌
printing-rulebook-title = { $game }：规则书

## 有两个招式的卡牌

printing-high = 上段
printing-low = 下段
printing-block = 格挡
printing-evade = 闪避
printing-neither = 无

## 问题

printing-missing-letters = 无法打印：字体缺少 { $letters }{ $more ->
    [0] {""}
   *[other] ，以及另外 { $more } 个字符
}。请在卡包中换成其他字符。
printing-missing-letter = { $letter }（{ $code }，出现在“{ $text }”）
printing-no-drawings = 找不到打印卡牌用的图案，因为安装 Kwoon 时没有一并安装浏览器界面。请先安装 npm，再重新安装 Kwoon。
printing-too-many-cards = 这个卡包有 { $count } 张牌，一次最多只能打印 { $most } 张。
printing-too-many-characters = 这个卡包用了超过 { $most } 个不同的字符，无法打印。
printing-too-slow = 制作 PDF 花了太久。请改为每种只印 1 张，或稍后再试。
printing-english-only = 这里的字体缺少中文字，因此改用英文。
