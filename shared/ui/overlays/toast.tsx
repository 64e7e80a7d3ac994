import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '#shared/ui/icons/icon.tsx'

/** A toast stays 2 s, the open-in-browser hint 5 s. */
const TOAST_MS = 2000
const NOTICE_MS = 5000
/** The end of that: it goes as a dialog does. */
const LEAVE_MS = 200
/** Screen readers tell what changes in a live region that they know, not what a new one holds. */
const KNOWN_MS = 50

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
  const isKnown = host.parentNode === place
  clearTimeout(timer)
  if (!isKnown) {
    root.render(null)
    place.append(host)
    // Words outlive the dialog that they came in: the one that has saved something closes at once.
    if (place !== document.body)
      place.addEventListener('close', () => host.parentNode === place && topPlace().append(host), { once: true })
  }
  const say = (key: number, isLeaving = false) =>
    root.render(<Toast key={key} words={words} kind={kind} isLeaving={isLeaving} />)
  const begin = () => {
    say(++count)
    timer = setTimeout(() => {
      say(count, true)
      timer = setTimeout(() => root.render(null), LEAVE_MS)
    }, milliseconds - LEAVE_MS)
  }
  if (isKnown) begin()
  else timer = setTimeout(begin, KNOWN_MS)
}

/** A modal dialog makes everything outside it inert and covers it, so words go inside. */
function topPlace(): Element {
  const modals = document.querySelectorAll('dialog[open]:not([data-leaving])')
  return modals[modals.length - 1] ?? document.body
}

/** Where words may stand, in percent of the window's height: a little above the middle, then ever further away from there. */
const PLACES = [46, 42, 50, 38, 54, 34, 58, 30, 62, 26, 66, 22, 70, 18, 74, 78, 82] as const
const NOT_COVERED = 'button,a,label,input,textarea,select,[role=radio],.num'

/** The first place where `words` cover nothing to press and no figure; the best one where they do everywhere. */
function freePlace(words: HTMLElement) {
  const { left, right } = words.getBoundingClientRect()
  const half = words.offsetHeight / 2
  const isTaken = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(NOT_COVERED)
  const isFree = (percent: number) => {
    const middle = (innerHeight * percent) / 100
    return ![left, (left + right) / 2, right].some((x) =>
      [middle - half, middle, middle + half].some((y) => isTaken(x, y)),
    )
  }
  return PLACES.find(isFree) ?? PLACES[0]
}

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

interface ToastProps {
  words: string
  kind?: keyof typeof SIGNS
  isLeaving: boolean
}

const Toast = ({ words, kind, isLeaving }: ToastProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  const [percent, setPercent] = useState<number>(PLACES[0])
  useLayoutEffect(() => {
    const place = () => text.current && setPercent(freePlace(text.current))
    place()
    // What lies under a dialog is found only once that has closed and the words have left it.
    const again = () => setTimeout(place)
    document.addEventListener('close', again, true)
    return () => document.removeEventListener('close', again, true)
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
        {kind && <Icon grows={20} d={SIGNS[kind]} />}
        {words}
      </p>
    </div>
  )
}
