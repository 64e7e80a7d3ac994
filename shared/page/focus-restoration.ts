const HEADINGS = 'h1, h2, h3'

interface FocusTarget {
  element: Element
  /** Finds a replacement in the current page. */
  instead: () => Element | null | undefined
}

/** Last focused elements: in the page, and in a dialog over it. */
const last: { page?: FocusTarget; dialog?: FocusTarget } = {}

/**
 * Replacement for a focused element that is removed: for a row of a list, the row now at its index;
 * after a list, the first row added; in a paragraph, the paragraph; otherwise the heading above.
 */
function getFocusTarget(element: Element): FocusTarget {
  const row = element.closest('li')
  const above = element.previousElementSibling
  const list = row?.parentElement ?? (above?.matches('ul, ol') ? above : above?.querySelector('tbody'))
  const at = row ? [...list!.children].indexOf(row) : list?.children.length
  const around: Element[] = []
  const isAbove = (heading: Element | null) =>
    heading && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  for (let next = element.parentElement; next; next = next.parentElement)
    if (isAbove(next.querySelector(HEADINGS))) around.push(next)
  const text = element.closest('p')
  const findTarget = () => {
    const rows = list?.isConnected ? list.children : []
    if (rows.length) return rows[Math.min(at!, rows.length - 1)]
    if (text?.isConnected && text.textContent) return text
    const section = around.find((each) => each.isConnected && each.querySelector(HEADINGS)) ?? document
    return section.querySelector(HEADINGS)
  }
  return { element, instead: findTarget }
}

function checkFocus() {
  if (document.activeElement !== document.body) return
  const target = document.querySelector('dialog[open]') ? last.dialog : last.page
  if (!target || target.element.isConnected) return
  const next = target.instead() as HTMLElement | null | undefined
  next?.setAttribute('tabindex', '-1')
  next?.focus({ preventScroll: true })
}

/**
 * Restores the focus when a render removes the focused element (a finished record, 更多 of a text,
 * the opener of a dialog): keyboard and screen-reader users continue from a nearby element, not
 * from the top of the document.
 */
export function restoreFocus(): void {
  const watch = new MutationObserver(checkFocus)
  const rememberFocus = () => {
    const element = document.activeElement!
    if (element === document.body) return
    last[element.closest('dialog') ? 'dialog' : 'page'] = getFocusTarget(element)
    watch.observe(document.body, { childList: true, subtree: true })
  }
  // Also on click: the element may have been focused earlier, and its list may be longer now.
  for (const name of ['focusin', 'click']) addEventListener(name, rememberFocus, true)
}
