/** What invites, on the page and on its poster. */
export const EVERY_DAY = '每天一起打卡，互相加油'
