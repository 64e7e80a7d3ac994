/** Where the height of the phone's status bar is kept between pages, '' when there is none; see shared/app/page/shell-look.ts. */
export const STATUS_BAR_KEY = 'statusBar'

/**
 * On a member's first visit the page waits so long for the height before it is shown: inside the app the answer comes 20–300 ms after the
 * page could be painted, and a page that is painted before moves by the whole bar. It ends with the answer or when there is no app. `slow` of reset.css.
 */
const FIRST_VISIT = 'visibility:hidden;animation:slow 0s 1s forwards'

/**
 * For the <head> of pages that draw their own bar in the app: the height the last page was told stands before the first
 * paint, so that nothing moves when the shell answers. Without one the safe area stands in.
 * @param isMembers the page is made for the app: on the first visit of all it is shown when the height is known
 */
export const statusBarScript = (isMembers: boolean): string =>
  `try{var t=localStorage.getItem('${STATUS_BAR_KEY}'),s=document.documentElement.style;` +
  (isMembers ? `if(t==null)s.cssText='${FIRST_VISIT}';` : '') +
  `if(/^[\\d.]+$/.test(t)&&t<=100)s.setProperty('--status-bar',t+'px')}catch(e){}`
