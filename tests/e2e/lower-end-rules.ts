/**
 * What a member cannot reach at the bottom of a page or overlay: text and controls under a bar, cut
 * off, or in the phone's own strip (`inset` px). Runs in the page through `page.evaluate`, so it
 * uses nothing from outside; it restores the scroll position.
 */
export function findLowerEndFaults(inset: number): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 24)}`
  const overlay = [...document.querySelectorAll('dialog[open]')].pop()
  const within = overlay ?? document.body
  // A strip that snaps chooses by its place: it is left alone.
  const isScroller = (element: Element) => {
    const { overflowY, scrollSnapType } = getComputedStyle(element)
    return /auto|scroll/.test(overflowY) && scrollSnapType === 'none' && element.scrollHeight > element.clientHeight + 1
  }
  root.style.setProperty('--safe-bottom', `${inset}px`)
  const scrollers = overlay
    ? [overlay, ...overlay.querySelectorAll('*')].filter(isScroller)
    : [document.scrollingElement ?? root]
  const places = scrollers.map((item) => [item, item.scrollTop] as const)
  for (const [item] of places) item.scrollTop = item.scrollHeight

  /** The bar at the lower edge that an element belongs to. */
  const getBar = (element: Element | null) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog')) continue
      const { top, bottom } = at.getBoundingClientRect()
      if (bottom >= innerHeight - 1 && top > innerHeight / 3) return at
    }
    return undefined
  }
  /** Cut off for good: below the edge of what hides what leaves it and cannot be scrolled. */
  const isCut = (element: Element, middle: number) => {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
      const { overflowY, scrollSnapType } = getComputedStyle(at)
      if (/auto|scroll/.test(overflowY) || scrollSnapType !== 'none') return false
      if (/hidden|clip/.test(overflowY) && at !== document.body && middle > at.getBoundingClientRect().bottom)
        return true
    }
    return false
  }
  const checkElement = (element: Element, { left, right, top, bottom, width, height }: DOMRect, isControl: boolean) => {
    if (width < 2 || height < 2 || left < 0 || right > innerWidth) return
    const middle = (top + bottom) / 2
    if (isControl && overlay && isCut(element, middle)) faults.add(`cut off: ${describeElement(element)}`)
    if (middle < 0 || middle > innerHeight) return
    const hit = document.elementFromPoint((left + right) / 2, middle)
    const isThere = hit !== null && (element.contains(hit) || hit.contains(element))
    const bar = getBar(hit)
    if (!isThere && bar && !bar.contains(element)) faults.add(`under the bar: ${describeElement(element)}`)
    const isLow = isControl && isThere && bottom > innerHeight - inset + 1
    if (isLow && (overlay || getBar(element))) faults.add(`in the phone's own strip: ${describeElement(element)}`)
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')
  for (const control of within.querySelectorAll('a[href],button,input,textarea,select,summary'))
    if (isSeen(control)) checkElement(control, control.getBoundingClientRect(), true)
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('svg,script,style,noscript,option,[aria-hidden=true]'))
      continue
    if (!overlay && element.closest('dialog')) continue
    // A toast lies over everything and lets taps through: what is hit there lies under it.
    if (getComputedStyle(element).pointerEvents === 'none') continue
    if (!isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) checkElement(element, box, false)
  }

  for (const [item, top] of places) item.scrollTop = top
  root.style.removeProperty('--safe-bottom')
  return [...faults]
}
