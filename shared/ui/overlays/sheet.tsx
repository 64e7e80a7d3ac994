import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  /** Called by the close button, Escape, Back, a tap on the backdrop and a drag of the head. */
  onClose: () => void
  title: string
  /** Replace the empty left (取消) and the close button at the right (确定); at least 44 × 44. */
  left?: ReactNode
  right?: ReactNode
  /** px of the whole sheet, at most the screen's height. Defaults to the content's height. */
  height?: 600
  children: ReactNode
}

/** Bottom sheet on the native <dialog>. The content scrolls; the header is fixed. */
export function BottomSheet({ open, onClose, title, left, right, height, children }: Props) {
  const { element, isVisible } = useModal(open, onClose)
  const head = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head is there while it is shown
  useEffect(() => {
    const element = head.current
    return element ? watchDragDown(element, element.parentElement!, () => latest.current()) : undefined
  }, [isVisible])
  return (
    // Uses `aria-label`: ids rendered outside the page's tree (a poster over another sheet) may
    // duplicate the page's.
    <dialog ref={element} className="modal" aria-label={title}>
      {isVisible && (
        <div
          className={`modal-rise mx-auto mt-auto flex max-h-[92%] w-full max-w-[480px] flex-col rounded-t-sheet bg-raised shadow-sheet ${height ? 'h-[600px]' : ''}`}
        >
          <div
            ref={head}
            className="relative grid min-h-14 flex-none pt-1.5 touch-none before:absolute before:top-2 before:left-1/2 before:-ml-4.5 before:h-1 before:w-9 before:rounded-full before:bg-tick before:content-[''] grid-cols-[minmax(72px,auto)_minmax(0,1fr)_minmax(72px,auto)] items-center justify-items-center"
          >
            <div>{left}</div>
            <h2 className="text-head text-center">{title}</h2>
            {right ?? (
              <button
                type="button"
                aria-label="关闭"
                className="press grid size-touch place-items-center rounded-full"
                onClick={onClose}
              >
                <Icon d="m6 6 12 12m0-12L6 18" />
              </button>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-safe">{children}</div>
        </div>
      )}
    </dialog>
  )
}

/** Limits from which a drag closes the sheet: px of distance, px per ms of speed at the end. */
const FAR_PX = 96
const FAST = 0.5
/** ms after which a closed sheet is unmounted; a sheet still mounted then moves back. */
const STAY_MS = 400

/**
 * Drags a sheet by its head: released near its position it snaps back, further down or faster it
 * closes.
 * @param head drag handle
 * @param sheet element that moves
 * @returns a function that removes the listeners
 */
function watchDragDown(head: HTMLElement, sheet: HTMLElement, onAway: () => void) {
  let from: number | undefined
  let by = 0
  let at = 0
  let speed = 0
  let timer: ReturnType<typeof setTimeout>

  const setOffset = (px: number) => {
    sheet.style.transform = px ? `translateY(${px}px)` : ''
  }
  const startDrag = (event: PointerEvent) => {
    // A tap on a button of the head is no drag.
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    clearTimeout(timer)
    from = event.clientY
    at = event.timeStamp
    by = speed = 0
    sheet.style.transition = 'none'
    head.setPointerCapture(event.pointerId)
  }
  const moveDrag = (event: PointerEvent) => {
    if (from === undefined) return
    const now = Math.max(0, event.clientY - from)
    speed = (now - by) / Math.max(1, event.timeStamp - at)
    by = now
    at = event.timeStamp
    setOffset(by)
  }
  const endDrag = ({ type }: PointerEvent) => {
    if (from === undefined) return
    from = undefined
    sheet.style.transition = 'transform var(--dur-quick) var(--ease-out)'
    const isAway = type === 'pointerup' && (by > FAR_PX || (by > 8 && speed > FAST))
    if (!isAway) return setOffset(0)
    onAway()
    // The closing animation continues from here. A sheet that may not close now (saving) moves
    // back.
    timer = setTimeout(() => setOffset(0), STAY_MS)
  }

  const watched = { pointerdown: startDrag, pointermove: moveDrag, pointerup: endDrag, pointercancel: endDrag }
  for (const [type, listener] of Object.entries(watched)) head.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) head.removeEventListener(type, listener as EventListener)
  }
}
