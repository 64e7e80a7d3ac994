/** A shell that answers within this time leaves no time to read a message. */
const MESSAGE_DELAY_MS = 300

let blocker: HTMLElement | undefined
/** What had the focus, which a hidden element loses. */
let focused: Element | null | undefined

/** Hides everything on the page, dialogs too, behind a message. The page itself stays as it is. */
export function blockPage(message = '正在加载'): void {
  if (!blocker) {
    focused = document.activeElement
    // The chat's input is in a shadow tree.
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    blocker = document.createElement('div')
    blocker.setAttribute('role', 'status')
    blocker.className =
      'visible fixed inset-0 flex flex-col items-center justify-center px-8 pb-[10vh] text-center leading-[1.6]'
    document.body.style.visibility = 'hidden'
    document.body.append(blocker)
    blocker.animate?.([{ opacity: 0 }, { opacity: 0 }], MESSAGE_DELAY_MS)
  }
  blocker.textContent = message
}

/** Shows the page again, and returns the focus. */
export function unblockPage(): void {
  if (!blocker) return
  blocker.remove()
  blocker = undefined
  document.body.style.visibility = ''
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** Shows why the blocked page cannot go on. @returns resolves when the member taps 重试 or the network is back */
export function askToRetry(message: string): Promise<void> {
  blockPage(message)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重试'
  button.className =
    'press mt-5 min-h-[50px] min-w-44 rounded-full bg-brand px-5 py-2 text-label font-semibold text-on-brand'
  blocker!.append(button)
  return new Promise((resolve) => {
    const resumePage = () => {
      removeEventListener('online', resumePage)
      blockPage()
      resolve()
    }
    addEventListener('online', resumePage)
    button.addEventListener('click', resumePage)
  })
}
