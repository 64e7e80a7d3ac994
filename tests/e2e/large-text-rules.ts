/**
 * Violations of the large-text rules for texts (targets: target-rules.ts). Runs in the page through
 * `page.evaluate`, so it uses nothing from outside.
 */
export function findLargeTextFaults(): string[] {
  const faults: string[] = []
  const html = document.documentElement
  const isElder = html.hasAttribute('data-elder')
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') || element.textContent || element.className.toString()).trim().slice(0, 24)}`
  const isVisible = (element: Element) => {
    // What a closed <details> holds has boxes all the same.
    if (!element.checkVisibility()) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (
        style.display === 'none' ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.clipPath !== 'none'
      )
        return false
    }
    return true
  }

  if (html.scrollWidth > html.clientWidth) faults.push(`sideways: ${html.scrollWidth} in ${html.clientWidth}`)

  // Text: 18 to 30 px, or as large as without the mode; the main number of a page up to 88 px.
  const label: { box: DOMRect; text: string; of: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(element.tagName) || !isVisible(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const getFontSize = () => Number.parseFloat(getComputedStyle(element).fontSize) * scale
    const size = getFontSize()
    if (size < 17.9) faults.push(`small: ${size.toFixed(1)} "${text.slice(0, 24)}"`)
    const isMainNumber = size > 64 && size < 88.1 && /^[\d.,]+$/.test(text)
    if (size > 30.1 && !isMainNumber && isElder) {
      html.removeAttribute('data-elder')
      const standard = getFontSize()
      html.setAttribute('data-elder', '')
      if (size > standard + 0.1)
        faults.push(`large: ${size.toFixed(1)} from ${standard.toFixed(1)} "${text.slice(0, 24)}"`)
    }
    for (const box of boxes) label.push({ box, text, of: element })
  }

  // Overlapping texts.
  for (const [index, item] of label.entries()) {
    for (const other of label.slice(index + 1)) {
      if (
        item.of === other.of ||
        item.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]') !==
          other.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]')
      )
        continue
      const [a, b] = [item.box, other.box]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > Math.min(a.height, b.height) * 0.4)
        faults.push(`overlap: "${item.text.slice(0, 16)}" and "${other.text.slice(0, 16)}"`)
    }
  }

  // Clipped texts.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.textContent?.trim() || !isVisible(element) || element.getAttribute('role') === 'slider') continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const cut = [
      /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
      /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
    ]
    if (element !== html && element !== document.body && cut.some(Boolean))
      faults.push(
        `cut: ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight} ${describeElement(element)}`,
      )
  }
  return [...new Set(faults)]
}
