interface TapOptions {
  /** How many of the controls are used whose names differ in numbers alone, and of the options of a list. */
  alike: number
  /** How long a page may be busy, ms. */
  patience: number
}

interface Tapped {
  count: number
  wrongs: string[]
}

/**
 * Runs in the page: uses each control that can be seen once in each of its states, those in front first, and looks after each use for what no page may
 * show. A dialog is closed when all in it has been used. The page is kept from leaving.
 */
export async function tapAll({ alike, patience }: TapOptions): Promise<Tapped> {
  const CONTROLS =
    'button, summary, a[href], input:not([type=file]), textarea, [role=slider], [role=option], [role=listbox], [tabindex="0"]'
  const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']
  const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  const TYPED = ['0', '-1', '9e99', '<b>喵</b> 👨‍👩‍👧', '测'.repeat(200)]
  const BAD = /页面开小差了|undefined|NaN|\[object|Infinity|Invalid Date/
  const MOST = 200
  const root = document.documentElement
  const wrongs = new Set<string>()
  const used = new Set<string>()
  /** How often something of a kind was used, and how often a control has brought a dialog. */
  const kinds = new Map<string, number>()
  const openings = new Map<string, number>()
  let last = 'the opening'
  const note = (wrong: string) => wrongs.add(`${wrong}, after ${last}`)
  const frame = () => new Promise(requestAnimationFrame)
  const front = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

  let isHeld = false
  history.back = () => {}
  navigation!.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    isHeld = true
  })
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  let changes = 0
  new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true })

  // A page that is kept from leaving may stay busy with that.
  const isBusy = () => !isHeld && ('busy' in root.dataset || document.querySelector('[aria-busy=true]') !== null)
  const settle = async () => {
    const end = performance.now() + patience
    for (let quiet = 0; quiet < 2; ) {
      const before = changes
      await frame()
      quiet = isBusy() || changes > before ? 0 : quiet + 1
      if (performance.now() > end) return note('never comes to rest')
    }
  }
  const look = () => {
    const shown = document.body.innerText
    const bad = BAD.exec(shown)
    if (bad) note(`shows ${bad[0]}`)
    if (!/[\u4e00-\u9fff]{2}/.test(shown)) note('no Chinese text')
    if (root.scrollWidth > root.clientWidth) note('too wide')
  }

  const nameOf = (element: Element) => {
    const own = element.getAttribute('aria-label') ?? (element.textContent || element.id)
    const states = STATES.map((state) => element.getAttribute(state) ?? '').join('')
    const dialog = element.closest('dialog')
    return `${dialog ? (dialog.getAttribute('aria-label') ?? dialog.textContent.slice(0, 12)) : ''} ${element.localName} ${own.slice(0, 40)} ${states}`
  }
  const kindOf = (name: string, { role }: Element) => (role === 'option' ? role : name.replace(/[\d.:%,+-]+/g, '#'))
  const next = () => {
    for (const element of (front() ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
      if (element.closest('[inert], :disabled')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const name = nameOf(element)
      if (!used.has(name) && (kinds.get(kindOf(name, element)) ?? 0) < alike) return { element, name }
    }
    return undefined
  }
  const type = (field: HTMLInputElement | HTMLTextAreaElement) => {
    field.focus()
    for (const typed of TYPED) {
      field.value = typed
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    field.blur()
  }
  const use = (element: HTMLElement) => {
    if (element.matches('textarea, input:not([type=radio], [type=checkbox])')) type(element as HTMLInputElement)
    else if (element.matches('[role=slider], [role=listbox], [tabindex="0"]:not(button, a, summary)')) {
      element.focus()
      for (const key of KEYS) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    element.click()
  }

  await settle()
  look()
  for (let turn = 0; turn < MOST && !wrongs.size; turn++) {
    const before = front()
    const found = next()
    if (!found && !before) break
    if (found) {
      const { element, name } = found
      last = name
      used.add(name)
      const kind = kindOf(name, element)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      element.scrollIntoView({ block: 'center' })
      use(element)
      await settle()
      // What closes a dialog leaves the rest of it unused: its opener is used again.
      const times = openings.get(name) ?? 0
      if (front() && front() !== before && times < alike) {
        openings.set(name, times + 1)
        used.delete(name)
      }
    } else {
      last = 'the end of a dialog'
      // While something is under way in it a dialog stays: it is asked again.
      const end = performance.now() + patience
      while (front() === before && performance.now() < end) {
        before!.requestClose()
        await settle()
      }
      if (front() === before) note('a dialog that does not close')
    }
    look()
  }
  return { count: used.size, wrongs: [...wrongs] }
}
