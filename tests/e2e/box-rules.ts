/**
 * Text that overflows its box (any element with a background or border), avatars that are not
 * round, and lines that begin with a comma or stop. Absolutely placed elements are ignored. Runs in
 * the page through `page.evaluate`, so it uses nothing from outside.
 */
export function findBoxFaults(): string[] {
  const faults = new Set<string>()
  const hasVisibleBox = ({
    backgroundColor,
    backgroundImage,
    borderTopWidth,
    borderBottomWidth,
  }: CSSStyleDeclaration) =>
    !/^rgba\(\d+, \d+, \d+, 0\)$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0)
  /** The box around an element's text; none for absolutely placed or scrollable text. */
  const getBox = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'contents') continue
      if (hasVisibleBox(style) && style.display !== 'inline') return at
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
    const box = getBox(element)?.getBoundingClientRect()
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
  const getTextBox = (node: Node, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  for (let node = placed.nextNode(), last: Node | undefined; node; last = node, node = placed.nextNode()) {
    const text = node.textContent!
    for (const { index } of text.matchAll(/[，。、；：！？]/g)) {
      const isFirst = index === 0
      if (isFirst && (!last?.textContent || last.parentElement !== node.parentElement)) continue
      const before = isFirst ? getTextBox(last!, last!.textContent!.length - 1) : getTextBox(node, index - 1)
      const mark = getTextBox(node, index)
      if (mark.width > 0 && before.width > 0 && mark.top >= before.bottom - 1)
        faults.add(`a line begins with ${text.slice(index, index + 8)}`)
    }
  }
  for (const face of document.querySelectorAll('img.rounded-full,svg.rounded-full')) {
    const { width, height } = face.getBoundingClientRect()
    if (Math.abs(width - height) > 1) faults.add(`a face of ${width.toFixed(0)} × ${height.toFixed(0)} px is not round`)
  }
  return [...faults]
}
