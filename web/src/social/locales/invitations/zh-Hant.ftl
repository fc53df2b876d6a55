### 在每個頁面顯示的牌桌邀請

social-invitations-title = 邀請
social-invitations-notification = 牌局邀請
social-invitations-received = { $name }邀請你玩《{ $game }》。
social-invitations-accept = 接受
social-invitations-decline = 婉拒
social-invitations-decline-of = 婉拒{ $name }的邀請
social-invitations-declined = { $name }婉拒了你的邀請。
