/**
 * Keeps a translated page up to date. Chrome replaces each text node by a `<font>`, and Preact
 * would update the detached node. The node is inserted again, empty, before its translation; the
 * translation is removed when the text changes or is removed.
 */
export function keepTexts(): void {
  const translations = new Map<Text, { font: Element; data: string }>()
  const fonts = new WeakSet<Node>()

  const putBack = (text: Text, font: Element) => {
    fonts.add(font)
    translations.set(text, { font, data: text.data })
    // Some translators move the node itself into their own element.
    if (text.isConnected) text.replaceWith(text.cloneNode())
    text.data = ''
    font.before(text)
  }

  const observer = new MutationObserver((records) => {
    const changed = new Set<Node>()
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') changed.add(target)
      const text = removedNodes[0]
      if (!(text instanceof Text) || translations.has(text)) continue
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && node.isConnected && !fonts.has(node),
      )
      if (font) putBack(text, font as Element)
    }
    for (const [text, { font, data }] of translations) {
      if (text.isConnected && font.isConnected && !changed.has(text)) {
        if (text.nextSibling !== font) text.after(font)
        continue
      }
      translations.delete(text)
      // The translation was reverted.
      if (!font.isConnected) text.data ||= data
      font.remove()
    }
    // Ignores the observer's own changes.
    observer.takeRecords()
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}
