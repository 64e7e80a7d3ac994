/** Share of the normal text size from which on a reader has asked for large text. */
const LARGE = 1.3

/**
 * 长辈版 or not: the member's own choice; without one the text size around the page decides. What the setting is called
 * differs from app to app, so its effects are looked at, in px.
 * @param hundred what becomes of a text of 100: `textZoom` of Android's web views and the font menu of WeChat enlarge it
 * @param root what becomes of 1rem: 16 unless the reader, the browser or the shell has set another
 * @param system the body text of iOS, 17 at its normal size (Dynamic Type); other engines do not know it and give `root`
 */
export const wantsLarge = (choice: boolean | undefined, hundred: number, root: number, system: number): boolean =>
  choice ?? Math.max(hundred / 100, root / 16, system / 17) >= LARGE
