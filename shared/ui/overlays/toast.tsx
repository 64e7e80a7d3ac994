import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '#shared/ui/icons/icon.tsx'

/** Durations in ms: a toast, and the open-in-browser hint. */
const TOAST_MS = 2000
const NOTICE_MS = 5000
/** Duration in ms of the closing animation, the same as a dialog's. */
const LEAVE_MS = 200
/**
 * ms before the text is set: screen readers announce changes of an existing live region, not the
 * content of a new one.
 */
const REPEAT_MS = 50

const SIGNS = {
  success: 'M5 12.5 9.5 17 19 7.5',
  warning: 'M12 4.2l8.6 14.6a1 1 0 0 1-.9 1.5H4.3a1 1 0 0 1-.9-1.5zM12 10v4.2m0 3v.01',
}

let host: HTMLElement | undefined
let root: ReturnType<typeof createRoot>
let timer: ReturnType<typeof setTimeout>
let count = 0

/** Shows a short message for 2 s, replacing an earlier one. An empty message is not shown. */
export function showToast(message: string, kind?: keyof typeof SIGNS) {
  showMessage(message, TOAST_MS, kind)
}

/** Shows a longer hint with the warning sign for 5 s. */
export function showNotice(message: string) {
  showMessage(message, NOTICE_MS, 'warning')
}

function showMessage(message: string, milliseconds: number, kind?: keyof typeof SIGNS) {
  if (!message.trim()) return
  const host = getHost()
  const place = getTopLayer()
  const isShowing = host.parentNode === place
  clearTimeout(timer)
  if (!isShowing) {
    root.render(null)
    place.append(host)
    // A message outlives the dialog it was shown in, which closes at once after saving.
    if (place !== document.body)
      place.addEventListener('close', () => host.parentNode === place && getTopLayer().append(host), { once: true })
  }
  const renderToast = (key: number, isLeaving = false) =>
    root.render(<Toast key={key} message={message} kind={kind} isLeaving={isLeaving} />)
  const showFirst = () => {
    renderToast(++count)
    timer = setTimeout(() => {
      renderToast(count, true)
      timer = setTimeout(() => root.render(null), LEAVE_MS)
    }, milliseconds - LEAVE_MS)
  }
  if (isShowing) showFirst()
  else timer = setTimeout(showFirst, REPEAT_MS)
}

/**
 * Returns the top modal dialog, else the body: a modal dialog makes everything outside it inert.
 */
function getTopLayer(): Element {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  return modals[modals.length - 1] ?? document.body
}

/**
 * Candidate positions in percent of the window's height: slightly above the middle, then further
 * away.
 */
const POSITIONS = [46, 42, 50, 38, 54, 34, 58, 30, 62, 26, 66, 22, 70, 18, 74, 78, 82] as const
const NOT_COVERED = 'button,a,label,input,textarea,select,[role=radio],h1,h2,.num'

/**
 * Returns the first position where `message` covers no control, heading or figure; the default one if
 * none does.
 */
function findFreePosition(message: HTMLElement) {
  const { left, right } = message.getBoundingClientRect()
  const half = message.offsetHeight / 2
  const hasControl = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(NOT_COVERED)
  const isUncovered = (percent: number) => {
    const middle = (innerHeight * percent) / 100
    return ![left, (left + right) / 2, right].some((x) =>
      [middle - half, middle, middle + half].some((y) => hasControl(x, y)),
    )
  }
  return POSITIONS.find(isUncovered) ?? POSITIONS[0]
}

function getHost() {
  if (!host) {
    host = document.createElement('div')
    host.setAttribute('role', 'status')
    host.setAttribute('aria-live', 'polite')
    root = createRoot(host)
  }
  return host
}

/**
 * Position of a warning: above the card in the middle of the page that explains the next step, also
 * in low windows and with large text, where the card begins higher.
 */
const ABOVE_CARD = 'top-[clamp(var(--status-bar,env(safe-area-inset-top,0px))+2rem,34vh-9.5rem,16%)]'

interface ToastProps {
  message: string
  kind?: keyof typeof SIGNS
  isLeaving: boolean
}

const Toast = ({ message, kind, isLeaving }: ToastProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  const [percent, setPercent] = useState<number>(POSITIONS[0])
  useLayoutEffect(() => {
    const updatePosition = () => text.current && setPercent(findFreePosition(text.current))
    updatePosition()
    // Elements under a dialog can be measured only after it has closed and the message has left it.
    const moveAfterClose = () => setTimeout(updatePosition)
    document.addEventListener('close', moveAfterClose, true)
    return () => document.removeEventListener('close', moveAfterClose, true)
  }, [])
  const isWarning = kind === 'warning'
  return (
    <div
      className={`pointer-events-none fixed inset-x-6 z-40 flex justify-center [transform:translateY(-50%)] ${isWarning ? ABOVE_CARD : ''}`}
      style={isWarning ? undefined : { top: `${percent}%` }}
    >
      <p
        ref={text}
        className={`flex ${isLeaving ? 'animate-hide' : 'animate-pop'} items-center gap-2 rounded-tile bg-inverse px-5 py-3 text-body leading-[1.4] text-on-inverse`}
      >
        {kind && <Icon scalesWithText={20} d={SIGNS[kind]} />}
        {message}
      </p>
    </div>
  )
}
