/**
 * Lets a page be translated. Chrome's translation puts a `<font>` in the place of each text node. The page goes on changing
 * the node that was taken out, so stale text would stay. That node is put back, empty, in front of its translation, which
 * goes as soon as the text changes or goes.
 */
export function keepTexts(): void {
  const translations = new Map<Text, { font: Element; data: string }>()
  const fonts = new WeakSet<Node>()

  const putBack = (text: Text, font: Element) => {
    fonts.add(font)
    translations.set(text, { font, data: text.data })
    // Some translators move the node itself into their own.
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
      // The translation was undone.
      if (!font.isConnected) text.data ||= data
      font.remove()
    }
    // Its own changes.
    observer.takeRecords()
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}
