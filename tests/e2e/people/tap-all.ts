interface TapOptions {
  /**
   * How many of the controls are used whose names differ in numbers alone, and of the options of a
   * list.
   */
  alike: number
  /** How long a page may be busy, ms. */
  patience: number
}

interface Tapped {
  count: number
  violations: string[]
}

/**
 * Runs in the page: uses each visible control once in each state, those in front first, and checks
 * the page after each use. A dialog is closed when all of it has been used. Navigation is blocked.
 */
export async function tapAllControls({ alike, patience }: TapOptions): Promise<Tapped> {
  const CONTROLS =
    'button, summary, a[href], input:not([type=file]), textarea, [role=slider], [role=option], [role=listbox], [tabindex="0"]'
  const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']
  const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  const TYPED = ['0', '-1', '9e99', '<b>喵</b> 👨‍👩‍👧', '测'.repeat(200)]
  const BAD = /页面开小差了|undefined|NaN|\[object|Infinity|Invalid Date/
  const MAX = 200
  const root = document.documentElement
  const violations = new Set<string>()
  const used = new Set<string>()
  /** How often something of a kind was used, and how often a control has brought a dialog. */
  const kinds = new Map<string, number>()
  const openings = new Map<string, number>()
  let last = 'the opening'
  const addViolation = (wrong: string) => violations.add(`${wrong}, after ${last}`)
  const nextFrame = () => new Promise(requestAnimationFrame)
  const getFrontDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

  let isHeld = false
  history.back = () => {}
  navigation!.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    isHeld = true
  })
  addEventListener('error', ({ message }) => addViolation(message))
  addEventListener('unhandledrejection', ({ reason }) => addViolation(String(reason)))
  let changes = 0
  new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true })

  // A page that is kept from leaving may stay busy with that.
  const isBusy = () => !isHeld && ('busy' in root.dataset || document.querySelector('[aria-busy=true]') !== null)
  const waitUntilQuiet = async () => {
    const end = performance.now() + patience
    for (let quiet = 0; quiet < 2; ) {
      const before = changes
      await nextFrame()
      quiet = isBusy() || changes > before ? 0 : quiet + 1
      if (performance.now() > end) return addViolation('never comes to rest')
    }
  }
  const checkText = () => {
    const displayed = document.body.innerText
    const bad = BAD.exec(displayed)
    if (bad) addViolation(`shows ${bad[0]}`)
    if (!/[\u4e00-\u9fff]{2}/.test(displayed)) addViolation('no Chinese text')
    if (root.scrollWidth > root.clientWidth) addViolation('too wide')
  }

  const getControlName = (element: Element) => {
    const local = element.getAttribute('aria-label') ?? (element.textContent || element.id)
    const states = STATES.map((state) => element.getAttribute(state) ?? '').join('')
    const dialog = element.closest('dialog')
    return `${dialog ? (dialog.getAttribute('aria-label') ?? dialog.textContent.slice(0, 12)) : ''} ${element.localName} ${local.slice(0, 40)} ${states}`
  }
  const getControlKind = (name: string, { role }: Element) =>
    role === 'option' ? role : name.replace(/[\d.:%,+-]+/g, '#')
  const findNextControl = () => {
    for (const element of (getFrontDialog() ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
      if (element.closest('[inert], :disabled')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const name = getControlName(element)
      if (!used.has(name) && (kinds.get(getControlKind(name, element)) ?? 0) < alike) return { element, name }
    }
    return undefined
  }
  const typeText = (field: HTMLInputElement | HTMLTextAreaElement) => {
    field.focus()
    for (const typed of TYPED) {
      field.value = typed
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    field.blur()
  }
  const operateControl = (element: HTMLElement) => {
    if (element.matches('textarea, input:not([type=radio], [type=checkbox])')) typeText(element as HTMLInputElement)
    else if (element.matches('[role=slider], [role=listbox], [tabindex="0"]:not(button, a, summary)')) {
      element.focus()
      for (const key of KEYS) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    element.click()
  }

  await waitUntilQuiet()
  checkText()
  for (let turn = 0; turn < MAX && !violations.size; turn++) {
    const before = getFrontDialog()
    const found = findNextControl()
    if (!found && !before) break
    if (found) {
      const { element, name } = found
      last = name
      used.add(name)
      const kind = getControlKind(name, element)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      element.scrollIntoView({ block: 'center' })
      operateControl(element)
      await waitUntilQuiet()
      // What closes a dialog leaves the rest of it unused: its opener is used again.
      const times = openings.get(name) ?? 0
      if (getFrontDialog() && getFrontDialog() !== before && times < alike) {
        openings.set(name, times + 1)
        used.delete(name)
      }
    } else {
      last = 'the end of a dialog'
      // A busy dialog stays open, so closing it is retried.
      const end = performance.now() + patience
      while (getFrontDialog() === before && performance.now() < end) {
        before!.requestClose()
        await waitUntilQuiet()
      }
      if (getFrontDialog() === before) addViolation('a dialog that does not close')
    }
    checkText()
  }
  return { count: used.size, violations: [...violations] }
}
