### table_settings_text.ts 的文字：牌桌的计时与条件，首页也会显示。代号以 table-settings- 开头

table-settings-no-clock = 不计时
table-settings-clock-move = 每步 { $seconds } 秒
table-settings-clock-bank = 每人 { $minutes } 分钟，每步加 { $increment } 秒
# 所有玩家同时选择，并有倒数
table-settings-call = 倒数出牌
# 在别人的回合出现的询问
table-settings-quick = 非自己回合的询问限 { $seconds } 秒
table-settings-hints = 开放提示
table-settings-public = 公开
table-settings-link = 仅限链接
# 游戏的选项与所选的内容，例如 队伍：2 对 2
table-settings-option = { $option }：{ $choice }
