import { createRoot } from 'react-dom/client'
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
  root.render(<Toast key={count} words={words} kind={kind} percent={freePlace()} />)
  clearTimeout(timer)
  timer = setTimeout(() => root.render(null), milliseconds)
}

/** A modal dialog makes everything outside it inert and covers it, so words go inside. */
function topPlace(): Element {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  return modals[modals.length - 1] ?? document.body
}

/** Where words may stand, in percent of the window's height, the best first. */
const PLACES = [46, 38, 54, 30, 62, 22] as const
const NOT_COVERED = 'button,a,label,input,textarea,select,[role=radio],.num'

/** The first place whose words cover nothing to press and no figure; the best one where all do. */
function freePlace() {
  const isTaken = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(NOT_COVERED)
  const isFree = (percent: number) =>
    ![0.3, 0.5, 0.7].some((share) =>
      [-24, 0, 24].some((below) => isTaken(innerWidth * share, (innerHeight * percent) / 100 + below)),
    )
  return PLACES.find(isFree) ?? PLACES[0]
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

interface Props {
  words: string
  kind?: keyof typeof SIGNS
  percent: number
}

const Toast = ({ words, kind, percent }: Props) => (
  <div
    className={`pointer-events-none fixed inset-x-8 z-40 flex justify-center [transform:translateY(-50%)] ${kind === 'warning' ? ABOVE_CARD : ''}`}
    style={kind === 'warning' ? undefined : { top: `${percent}%` }}
  >
    <p className="flex animate-pop items-center gap-2 rounded-tile bg-inverse px-5 py-3 text-body leading-[1.4] text-on-inverse">
      {kind && <Icon size={20} d={SIGNS[kind]} />}
      {words}
    </p>
  </div>
)
