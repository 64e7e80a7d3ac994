/** Where the height of the phone's status bar is kept between pages, '' when there is none; see shared/app/page/shell-look.ts. */
export const STATUS_BAR_KEY = 'statusBar'

/**
 * For the <head> of pages that draw their own bar in the app: the height the last page was told stands before the first
 * paint, so that nothing moves when the shell answers. Without one the safe area stands in.
 */
export const STATUS_BAR_SCRIPT =
  `try{var t=localStorage.getItem('${STATUS_BAR_KEY}');` +
  `if(/^[\\d.]+$/.test(t)&&t<=100)document.documentElement.style.setProperty('--status-bar',t+'px')}catch(e){}`
