/** Where the member's choice is kept on this phone. */
export const LARGE_TEXT_KEY = 'elder'

/** What the page shows now. */
export const isLargeText = (): boolean => document.documentElement.hasAttribute('data-elder')

/** Show 长辈版 or the standard; styles (shared/ui/styles/ground.css) and drawings follow the attribute. */
export function decideLargeText(choice: boolean | undefined): void {
  const { body, documentElement: root } = document
  // WeChat on iOS sets its size on the body, which a script of the <head> does not have yet. Never drawn: it is gone again at once.
  const probe = (body || root).appendChild(document.createElement('i'))
  const measureSize = (font: string) => {
    probe.style.font = font
    return Number.parseFloat(getComputedStyle(probe).fontSize)
  }
  const hundred = measureSize('100px a')
  const on = prefersLargeText(choice, hundred, measureSize('1rem a'), measureSize('-apple-system-body'))
  probe.remove()
  // A container that enlarges text does so with the mode's own sizes too: they are told in what comes out as a px.
  root.style.setProperty('--px', `${100 / hundred}px`)
  root.toggleAttribute('data-elder', on)
}

/** Be told when the mode changes. @returns stops it */
export function onLargeTextChange(listener: () => void): () => void {
  let before = isLargeText()
  const observer = new MutationObserver(() => {
    if (before === isLargeText()) return
    before = !before
    listener()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-elder'] })
  return () => observer.disconnect()
}

/** Share of the normal text size from which on a reader has asked for large text. */
const LARGE = 1.3

/**
 * 长辈版 or not: the member's own choice; without one the text size around the page decides. What the setting is called
 * differs from app to app, so its effects are looked at, in px.
 * @param hundred what becomes of a text of 100: `textZoom` of Android's web views and the font menu of WeChat enlarge it
 * @param root what becomes of 1rem: 16 unless the reader, the browser or the shell has set another
 * @param system the body text of iOS, 17 at its normal size (Dynamic Type); other engines do not know it and give `root`
 */
export const prefersLargeText = (choice: boolean | undefined, hundred: number, root: number, system: number): boolean =>
  choice ?? Math.max(hundred / 100, root / 16, system / 17) >= LARGE
