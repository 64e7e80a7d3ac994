/**
 * Runs in the page, before its scripts: translates it as Chrome does, also later content, and
 * compares the visible text with what the page has rendered last.
 */
export function translateAll() {
  const SKIPPED = 'script, style, font, textarea, title, svg, [translate=no]'
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest(SKIPPED)) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild!.textContent = text.data
      text.replaceWith(outer)
    }
  }

  interface VNode {
    [key: string]: unknown
  }
  /** The texts that Preact has drawn below a container, in the order of the document. */
  const rendered = (node: VNode | null | undefined, texts: string[]): string[] => {
    if (!node) return texts
    if (node.type === null) texts.push(String(node.props))
    else if (Array.isArray(node.__k) && node.__k.some(Boolean))
      for (const child of node.__k) rendered(child as VNode, texts)
    // A part whose content is no component's: a document, a chart.
    else if (typeof node.type === 'string') texts.push((node.__e as Element).textContent ?? '')
    return texts
  }
  const stale = new Set<string>()
  const compare = () => {
    for (const root of document.querySelectorAll<Element & { __k?: VNode }>('#app, body > *, dialog > *')) {
      if (!root.__k) continue
      const right = rendered(root.__k, []).join('')
      let seen = root.textContent
      // A toast is drawn for itself, inside the dialog it is about.
      for (const inner of root.querySelectorAll<Element & { __k?: VNode }>('dialog > *'))
        if (inner.__k) seen = seen.replace(inner.textContent, '')
      const at = [...seen, ''].findIndex((sign, index) => [...right][index] !== sign)
      const around = (text: string) => [...text].slice(Math.max(at - 20, 0), at + 20).join('')
      if (seen !== right) stale.add(`seen: ${around(seen)}, drawn: ${around(right)}`)
    }
  }
  let isWaiting = false
  const start = () => {
    translate()
    new MutationObserver(() => {
      if (isWaiting) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        compare()
        translate()
      }, 50)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  Object.assign(window, { startTranslation: start, stale })
}
