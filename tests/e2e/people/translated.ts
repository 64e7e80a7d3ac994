/**
 * Runs in the page, before its scripts: translates it as Chrome does, what comes later too, and compares what is seen with
 * what the page has drawn last.
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
  const drawn = (node: VNode | null | undefined, texts: string[]): string[] => {
    if (!node) return texts
    if (typeof node.props === 'string' && node.type === null) texts.push(node.props)
    else if (Array.isArray(node.__k)) for (const child of node.__k) drawn(child as VNode, texts)
    return texts
  }
  const stale = new Set<string>()
  const compare = () => {
    for (const root of document.querySelectorAll<Element & { __k?: VNode }>('#app, body > *, dialog > *')) {
      if (!root.__k) continue
      const right = drawn(root.__k, []).join('')
      const seen = root.textContent
      if (seen !== right) stale.add(`seen ${seen.slice(0, 300)}\ndrawn ${right.slice(0, 300)}`)
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
