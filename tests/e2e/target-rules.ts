/** The least a finger needs either way (shared/ui/README.md, "Space and shape"). */
export const TARGET_PX = 44

/**
 * Targets smaller than `least` px or overlapping. A link in running text keeps its line, a calendar
 * its seven columns (44). Runs in the page through `page.evaluate`, so it uses nothing from
 * outside.
 */
export function findTargetFaults(minCount: number): string[] {
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') || element.textContent || element.className.toString()).trim().slice(0, 24)}`
  const isVisible = (element: Element) => {
    // What a closed <details> holds has boxes all the same.
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { opacity, clipPath, pointerEvents } = getComputedStyle(at)
      if (opacity === '0' || clipPath !== 'none' || pointerEvents === 'none') return false
    }
    return true
  }
  const getLayer = (element: Element) => element.closest('dialog,header,footer,.sticky,.fixed,[role=group]')
  const faults: string[] = []
  const areas = [
    ...document.querySelectorAll('a[href],button,input,textarea,select,summary,[role=slider],[role=option]'),
  ]
    .filter((element) => isVisible(element) && getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  for (const [index, { element, box }] of areas.entries()) {
    const after = getComputedStyle(element, '::after')
    const isHit = after.content !== 'none' && after.position === 'absolute' && after.pointerEvents !== 'none'
    const wide = Math.max(box.width, isHit ? Number.parseFloat(after.width) || 0 : 0)
    const high = Math.max(box.height, isHit ? Number.parseFloat(after.height) || 0 : 0)
    const needed = element.matches('[data-day]') ? Math.min(44, minCount) : minCount
    if (wide < needed - 0.5 || high < needed - 0.5)
      faults.push(`target: ${wide.toFixed(0)}x${high.toFixed(0)} ${describeElement(element)}`)
    for (const other of areas.slice(index + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue
      if (getLayer(element) !== getLayer(other.element)) continue
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (across > 1 && down > 1)
        faults.push(`targets overlap: ${describeElement(element)} and ${describeElement(other.element)}`)
    }
  }
  return [...new Set(faults)]
}

/**
 * Scrollable boxes without a focusable element, which the keyboard cannot scroll. Runs in the page
 * like `targetFaults`.
 */
export function scrollFaults(): string[] {
  const stops = 'a[href],button:not(:disabled),input,textarea,select,summary,iframe,[tabindex]:not([tabindex="-1"])'
  return [...document.querySelectorAll('body *')]
    .filter((item) => item.scrollHeight > item.clientHeight + 13 || item.scrollWidth > item.clientWidth + 13)
    .filter((item) => {
      const { overflowX, overflowY } = getComputedStyle(item)
      const isScrolled =
        (/auto|scroll/.test(overflowY) && item.scrollHeight > item.clientHeight + 13) ||
        (/auto|scroll/.test(overflowX) && item.scrollWidth > item.clientWidth + 13)
      return isScrolled && item.checkVisibility({ visibilityProperty: true })
    })
    .filter((item) => !item.matches(stops) && !item.querySelector(stops))
    .map((item) => `no key scrolls: ${item.outerHTML.slice(0, 80)}`)
}
