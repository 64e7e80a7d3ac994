import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { watchDragDown } from './drag-down.ts'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  /** Every way out: the cross, Escape, Back, a tap beside it, its head pulled down. */
  onClose: () => void
  title: string
  /** In place of nothing on the left (取消) and of the cross on the right (确定); at least 44 × 44. */
  left?: ReactNode
  right?: ReactNode
  /** px of the whole sheet; it is never taller than the screen. As tall as its content when not given. */
  height?: 600
  children: ReactNode
}

/** A panel that rises from the bottom edge, on the native <dialog>. The content scrolls; the header stays. */
export function BottomSheet({ open, onClose, title, left, right, height, children }: Props) {
  const { element, isShown } = useModal(open, onClose)
  const head = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head is there while it is shown
  useEffect(() => {
    const element = head.current
    return element ? watchDragDown(element, element.parentElement!, () => latest.current()) : undefined
  }, [isShown])
  return (
    // Named by its words: ids of what is drawn outside the page's own tree (a poster over another sheet) may be those of the page.
    <dialog ref={element} className="modal" aria-label={title}>
      {isShown && (
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
