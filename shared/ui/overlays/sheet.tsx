import { type ReactNode, useId } from 'react'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  /** Every way out: the cross, Escape, Back, a tap beside it. */
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
  const id = useId()
  return (
    <dialog ref={element} className="modal" aria-labelledby={id}>
      {isShown && (
        <div
          className={`modal-rise mx-auto mt-auto flex max-h-[92%] w-full max-w-[480px] flex-col rounded-t-sheet bg-raised shadow-sheet ${height ? 'h-[600px]' : ''}`}
        >
          <div className="grid min-h-14 flex-none grid-cols-[64px_minmax(0,1fr)_64px] items-center justify-items-center">
            <div>{left}</div>
            <h2 id={id} className="text-head text-center">
              {title}
            </h2>
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
