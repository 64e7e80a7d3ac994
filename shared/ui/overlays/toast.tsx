import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '#shared/ui/icons/icon.tsx'

/** A toast stays 2 s, the open-in-browser hint 5 s. */
const TOAST_MS = 2000
const NOTICE_MS = 5000
/** The end of that: it goes as a dialog does. */
const LEAVE_MS = 200
/** Screen readers tell what changes in a live region that they know, not what a new one holds. */
const REPEAT_MS = 50

const SIGNS = {
  success: 'M5 12.5 9.5 17 19 7.5',
  warning: 'M12 4.2l8.6 14.6a1 1 0 0 1-.9 1.5H4.3a1 1 0 0 1-.9-1.5zM12 10v4.2m0 3v.01',
}

let host: HTMLElement | undefined
let root: ReturnType<typeof createRoot>
let timer: ReturnType<typeof setTimeout>
let count = 0

/** Say something short over the page for 2 s; a newer word replaces an older one. Empty words are not shown. */
export function showToast(message: string, kind?: keyof typeof SIGNS) {
  showMessage(message, TOAST_MS, kind)
}

/** A hint that takes reading, with the warning sign, for 5 s. */
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
    // Words outlive the dialog that they came in: the one that has saved something closes at once.
    if (place !== document.body)
      place.addEventListener('close', () => host.parentNode === place && getTopLayer().append(host), { once: true })
  }
  const renderToast = (key: number, isLeaving = false) =>
    root.render(<Toast key={key} words={message} kind={kind} isLeaving={isLeaving} />)
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

/** A modal dialog makes everything outside it inert and covers it, so words go inside. */
function getTopLayer(): Element {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  return modals[modals.length - 1] ?? document.body
}

/** Where words may stand, in percent of the window's height: a little above the middle, then ever further away from there. */
const POSITIONS = [46, 42, 50, 38, 54, 34, 58, 30, 62, 26, 66, 22, 70, 18, 74, 78, 82] as const
const NOT_COVERED = 'button,a,label,input,textarea,select,[role=radio],.num'

/** The first place where `words` cover nothing to press and no figure; the best one where they do everywhere. */
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
 * A warning comes with a card in the middle of the page that says what to do: it stays above that, also where the window is low or the text large, since
 * the card's drawing begins higher there.
 */
const ABOVE_CARD = 'top-[clamp(var(--status-bar,env(safe-area-inset-top,0px))+2rem,34vh-9.5rem,16%)]'

interface ToastProps {
  words: string
  kind?: keyof typeof SIGNS
  isLeaving: boolean
}

const Toast = ({ words, kind, isLeaving }: ToastProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  const [percent, setPercent] = useState<number>(POSITIONS[0])
  useLayoutEffect(() => {
    const updatePosition = () => text.current && setPercent(findFreePosition(text.current))
    updatePosition()
    // What lies under a dialog is found only once that has closed and the words have left it.
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
        {words}
      </p>
    </div>
  )
}
