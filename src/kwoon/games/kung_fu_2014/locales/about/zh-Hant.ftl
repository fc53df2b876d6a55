### 《功夫對決 2014》簡介

kung-fu-2014-about-title = 功夫對決 2014
kung-fu-2014-about-description = 一張一張組出你的招數，擋下對手的反擊，成為最後還有氣的高手。
