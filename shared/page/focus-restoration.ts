const HEADINGS = 'h1, h2, h3'

interface FocusTarget {
  element: Element
  /** What may have the focus instead, as the page is now. */
  instead: () => Element | null | undefined
}

/** Of what had the focus last: in the page, and in a dialog over it. */
const last: { page?: FocusTarget; dialog?: FocusTarget } = {}

/**
 * In the place of a row of a list: the row that stands there now; of what stands below a list, the first row that has come; of what ended a text, the
 * text; else the heading above.
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
 * Where a redraw takes away what has the focus (a record that is settled, 更多 of a text, what opened a sheet), who uses keys or a screen
 * reader goes on from the next row of its list, the text or the heading above it, not from the top of the document.
 */
export function restoreFocus(): void {
  const watch = new MutationObserver(checkFocus)
  const rememberFocus = () => {
    const element = document.activeElement!
    if (element === document.body) return
    last[element.closest('dialog') ? 'dialog' : 'page'] = getFocusTarget(element)
    watch.observe(document.body, { childList: true, subtree: true })
  }
  // Before a click, too: what keeps the focus may have been pressed before, and its list be longer now.
  for (const name of ['focusin', 'click']) addEventListener(name, rememberFocus, true)
}
