### 清單裡的錦標賽，首頁也會顯示。代號以 tournaments-list- 開頭

tournaments-list-swiss = 瑞士制
tournaments-list-robin = 循環賽
tournaments-list-knockout = 淘汰賽
tournaments-list-players = { $count } 人
# 顯示給已報名的玩家
tournaments-list-joined = 已報名
tournaments-list-starts = { $time } 開始
# 可以加入
tournaments-list-open = 報名中
tournaments-list-round = 第 { $round } 輪，共 { $rounds } 輪
tournaments-list-over = 已結束
tournaments-list-canceled = 已取消
