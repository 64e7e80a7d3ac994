import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'

/**
 * On a member's first visit the page waits so long for the height before it is shown: inside the app the answer comes 20–300 ms after the
 * page could be painted, and a page that is painted before moves by the whole bar. It ends with the answer or when there is no app. `slow` of reset.css.
 */
const FIRST_VISIT = 'visibility:hidden;animation:slow 0s 1s forwards'

/**
 * For pages that draw their own bar in the app: the height the last page was told stands before the first paint, so that nothing moves when
 * the shell answers. Without one the safe area stands in.
 * @param isMembers the page is made for the app: on the first visit of all it is shown when the height is known
 */
export function keepHeight(isMembers: boolean): void {
  try {
    const kept = localStorage.getItem(STATUS_BAR_KEY)
    const { style } = document.documentElement
    if (isMembers) style.cssText = kept === null ? FIRST_VISIT : ''
    if (/^[\d.]+$/.test(kept ?? '') && Number(kept) <= 100) style.setProperty('--status-bar', `${kept}px`)
  } catch {
    // storage refused: as on a first visit outside the app
  }
}
