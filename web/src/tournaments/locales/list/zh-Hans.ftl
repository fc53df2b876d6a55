### 清单里的锦标赛，首页也会显示。代号以 tournaments-list- 开头

tournaments-list-swiss = 瑞士制
tournaments-list-robin = 循环赛
tournaments-list-knockout = 淘汰赛
tournaments-list-players = { $count } 人
# 显示给已报名的玩家
tournaments-list-joined = 已报名
tournaments-list-starts = { $time } 开始
# 可以加入
tournaments-list-open = 报名中
tournaments-list-round = 第 { $round } 轮，共 { $rounds } 轮
tournaments-list-over = 已结束
tournaments-list-canceled = 已取消
