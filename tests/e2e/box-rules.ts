/**
 * Words that leave the box they are drawn in (a pill, a card, a button: whatever has a ground or an edge of its own), in any direction, faces that are
 * no longer round, and lines that begin with a comma or stop. What is placed apart from the flow may stand out. Runs in the page by `page.evaluate`, so it can use nothing from outside.
 */
export function boxFaults(): string[] {
  const faults = new Set<string>()
  const isDrawn = ({ backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth }: CSSStyleDeclaration) =>
    !/^rgba\(\d+, \d+, \d+, 0\)$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0)
  /** The box that the words of an element stand in; none where they are placed apart from it, or may be scrolled in it. */
  const boxOf = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'contents') continue
      if (isDrawn(style) && style.display !== 'inline') return at
      if (!/^(static|relative)$/.test(style.position) || style.overflowX !== 'visible') return undefined
      if (style.transform !== 'none' || style.translate !== 'none') return undefined
    }
    return undefined
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('svg,script,style,noscript,option,dialog:not([open])'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const box = boxOf(element)?.getBoundingClientRect()
    if (!box || box.width < 8 || box.height < 8) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 1) continue
      const by = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom)
      if (by > 2) faults.add(`leaves its box by ${by.toFixed(0)} px: ${node.textContent.trim().slice(0, 24)}`)
    }
  }
  const placed = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const boxAt = (node: Node, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  for (let node = placed.nextNode(), last: Node | undefined; node; last = node, node = placed.nextNode()) {
    const words = node.textContent!
    for (const { index } of words.matchAll(/[，。、；：！？]/g)) {
      const isFirst = index === 0
      if (isFirst && (!last?.textContent || last.parentElement !== node.parentElement)) continue
      const before = isFirst ? boxAt(last!, last!.textContent!.length - 1) : boxAt(node, index - 1)
      const mark = boxAt(node, index)
      if (mark.width > 0 && before.width > 0 && mark.top >= before.bottom - 1)
        faults.add(`a line begins with ${words.slice(index, index + 8)}`)
    }
  }
  for (const face of document.querySelectorAll('img.rounded-full,svg.rounded-full')) {
    const { width, height } = face.getBoundingClientRect()
    if (Math.abs(width - height) > 1) faults.add(`a face of ${width.toFixed(0)} × ${height.toFixed(0)} px is not round`)
  }
  return [...faults]
}
