import { createRoot } from 'react-dom/client'
import { SHARED } from '#shared/core/config.ts'
import { Icon } from '#shared/ui/icons/icon.tsx'

/** A toast stays 2 s, the open-in-browser hint 5 s. */
const TOAST_MS = 2000
const NOTICE_MS = 5000

const SIGNS = {
  success: 'M5 12.5 9.5 17 19 7.5',
  warning: 'M12 4.2l8.6 14.6a1 1 0 0 1-.9 1.5H4.3a1 1 0 0 1-.9-1.5zM12 10v4.2m0 3v.01',
}

let host: HTMLElement | undefined
let root: ReturnType<typeof createRoot>
let timer: ReturnType<typeof setTimeout>
let count = 0

/** Say something short over the page for 2 s; a newer word replaces an older one. Empty words are not shown. */
export function showToast(words: string, kind?: keyof typeof SIGNS) {
  show(words, TOAST_MS, kind)
}

/**
 * What the card in the place of the page says by itself (app/messages/trouble-card.tsx, ui/states/error-card.tsx): a notice of it, or of a bare status
 * text, would only cover the card. A visitor is told 查询失败 beside it.
 */
const SAID = SHARED ? /服务开小差/ : /服务开小差|查询失败|^[^一-龥]*$/

/**
 * Why a question failed, unless the page's own card says it in the same words, which it may do a moment later: two of them
 * would only cover each other.
 */
export function showReason(words: string) {
  if (SAID.test(words) || isSaid(words)) return
  showToast(words, 'warning')
  const watch = new MutationObserver(() => {
    if (!isSaid(words)) return
    watch.disconnect()
    root.render(null)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), TOAST_MS)
}

const isSaid = (words: string) =>
  [...document.querySelectorAll('[role=alert]')].some((card) => card.textContent!.includes(words))

/** A hint that takes reading, with the warning sign, for 5 s. */
export function showNotice(words: string) {
  show(words, NOTICE_MS, 'warning')
}

function show(words: string, milliseconds: number, kind?: keyof typeof SIGNS) {
  if (!words.trim()) return
  const host = hostElement()
  const place = topPlace()
  if (host.parentNode !== place) {
    place.append(host)
    // Words outlive the dialog that they came in: the one that has saved something closes at once.
    if (place !== document.body)
      place.addEventListener('close', () => host.parentNode === place && topPlace().append(host), { once: true })
  }
  count++
  root.render(<Toast key={count} words={words} kind={kind} />)
  clearTimeout(timer)
  timer = setTimeout(() => root.render(null), milliseconds)
}

/** A modal dialog makes everything outside it inert and covers it, so words go inside. */
function topPlace(): Element {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  return modals[modals.length - 1] ?? document.body
}

/** The live region must be in the page before text is put into it, else screen readers do not announce it. */
function hostElement() {
  if (!host) {
    host = document.createElement('div')
    host.setAttribute('role', 'status')
    host.setAttribute('aria-live', 'polite')
    root = createRoot(host)
  }
  return host
}

/**
 * A warning comes with a card in the middle of the page that says what to do: it stays above that, also where the window is low or the text large, since
 * the card's drawing begins higher there.
 */
const ABOVE_CARD = 'top-[clamp(var(--status-bar,env(safe-area-inset-top,0px))+2rem,34vh-9.5rem,16%)]'

const Toast = ({ words, kind }: { words: string; kind?: keyof typeof SIGNS }) => (
  <div
    className={`pointer-events-none fixed inset-x-8 z-40 flex justify-center [transform:translateY(-50%)] ${kind === 'warning' ? ABOVE_CARD : 'top-[46%]'}`}
  >
    <p className="flex animate-pop items-center gap-2 rounded-tile bg-inverse px-5 py-3 text-body leading-[1.4] text-on-inverse">
      {kind && <Icon size={20} d={SIGNS[kind]} />}
      {words}
    </p>
  </div>
)
