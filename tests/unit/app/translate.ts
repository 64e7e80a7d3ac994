/** How translators put their words in the place of a text. */
export const TRANSLATORS = {
  replace(text: Text, outer: Element, inner: Element) {
    inner.textContent = `[${text.data}]`
    text.replaceWith(outer)
  },
  insert(text: Text, outer: Element, inner: Element) {
    inner.textContent = `[${text.data}]`
    text.before(outer)
    text.remove()
  },
  after(text: Text, outer: Element, inner: Element) {
    inner.textContent = `[${text.data}]`
    text.after(outer)
    text.remove()
  },
  move(text: Text, outer: Element, inner: Element) {
    text.before(outer)
    inner.append(text)
  },
}

/** Replace each text node of the page by `<font><font>…</font></font>`, as Chrome's translation does. */
export function translatePage(translate: (text: Text, outer: Element, inner: Element) => void = TRANSLATORS.replace) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, font')) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    translate(text, outer, inner)
  }
}
