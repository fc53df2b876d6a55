### 在每个页面显示的牌桌邀请

social-invitations-title = 邀请
social-invitations-notification = 牌局邀请
social-invitations-received = { $name }邀请你玩《{ $game }》。
social-invitations-accept = 接受
social-invitations-decline = 婉拒
social-invitations-decline-of = 婉拒{ $name }的邀请
social-invitations-declined = { $name }婉拒了你的邀请。
