### 《功夫对决 2014》简介

kung-fu-2014-about-title = 功夫对决 2014
kung-fu-2014-about-description = 一张一张组出你的招数，挡下对手的反击，成为最后还有气的高手。
