/** What invites, on the page and on its poster. */
export const TOGETHER = '和朋友一起练，更容易坚持'
