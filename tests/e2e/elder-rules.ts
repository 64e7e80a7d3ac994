/** Violations of the rules of 长辈版 for words in a page (those for targets: target-rules.ts); runs there by `page.evaluate`, so it can use nothing from outside. */
export function elderFaults(): string[] {
  const faults: string[] = []
  const html = document.documentElement
  const isElder = html.hasAttribute('data-elder')
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') || element.textContent || element.className.toString()).trim().slice(0, 24)}`
  const isShown = (element: Element) => {
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

  // Text: 18 to 30 px, or as large as without the mode.
  const words: { box: DOMRect; text: string; of: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(element.tagName) || !isShown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const sizeNow = () => Number.parseFloat(getComputedStyle(element).fontSize) * scale
    const size = sizeNow()
    if (size < 17.9) faults.push(`small: ${size.toFixed(1)} "${text.slice(0, 24)}"`)
    if (size > 30.1 && isElder) {
      html.removeAttribute('data-elder')
      const standard = sizeNow()
      html.setAttribute('data-elder', '')
      if (size > standard + 0.1)
        faults.push(`large: ${size.toFixed(1)} from ${standard.toFixed(1)} "${text.slice(0, 24)}"`)
    }
    for (const box of boxes) words.push({ box, text, of: element })
  }

  // Overlapping texts.
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (
        one.of === other.of ||
        one.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]') !==
          other.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]')
      )
        continue
      const [a, b] = [one.box, other.box]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > Math.min(a.height, b.height) * 0.4)
        faults.push(`overlap: "${one.text.slice(0, 16)}" and "${other.text.slice(0, 16)}"`)
    }
  }

  // Clipped texts.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.textContent?.trim() || !isShown(element) || element.getAttribute('role') === 'slider') continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const cut = [
      /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
      /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
    ]
    if (element !== html && element !== document.body && cut.some(Boolean))
      faults.push(
        `cut: ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight} ${name(element)}`,
      )
  }
  return [...new Set(faults)]
}
