/** localStorage key of the member's choice: 'true' or 'false'. */
export const LARGE_TEXT_KEY = 'elder'

/** Whether the page currently shows the large-text mode. */
export const isLargeText = (): boolean => document.documentElement.hasAttribute('data-elder')

/**
 * Applies the large-text mode (长辈版) or the standard; shared/ui/styles/ground.css and the charts
 * follow the `data-elder` attribute.
 * @param choice the member's own choice; undefined: decided by the text size of the environment
 */
export function decideLargeText(choice: boolean | undefined): void {
  const { body, documentElement: root } = document
  // WeChat on iOS sets its text size on the body, which does not exist yet in the <head>. The probe
  // is removed before it is painted.
  const probe = (body || root).appendChild(document.createElement('i'))
  const measureSize = (font: string) => {
    probe.style.font = font
    return Number.parseFloat(getComputedStyle(probe).fontSize)
  }
  const hundred = measureSize('100px a')
  const on = prefersLargeText(choice, hundred, measureSize('1rem a'), measureSize('-apple-system-body'))
  probe.remove()
  // A container that enlarges text also enlarges the mode's own sizes: they are given in units of
  // the real px.
  root.style.setProperty('--px', `${100 / hundred}px`)
  root.toggleAttribute('data-elder', on)
}

/** Calls `listener` when the mode changes. @returns the unsubscribe function */
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

/** Ratio to the normal text size from which the reader counts as having asked for large text. */
const LARGE = 1.3

/**
 * Whether to use the large-text mode: the member's own choice, or else the text size of the
 * environment. The setting differs from app to app, so its effect is measured, in px.
 * @param hundred measured size of a 100px text: `textZoom` of Android web views and WeChat's font
 * menu enlarge it
 * @param root measured size of 1rem: 16 unless the reader, the browser or the shell has changed it
 * @param system body text of iOS, 17 at its normal size (Dynamic Type); equals `root` in other
 * engines
 */
export const prefersLargeText = (choice: boolean | undefined, hundred: number, root: number, system: number): boolean =>
  choice ?? Math.max(hundred / 100, root / 16, system / 17) >= LARGE
