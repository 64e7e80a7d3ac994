import { type ReactNode, useId } from 'react'
import { Button } from '#shared/ui/controls/button.tsx'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  /** Called by 取消, Escape, Back and a tap on the backdrop. Ignored while busy. */
  onClose: () => void
  title: string
  text?: ReactNode
  /** Icon of 30 px for the disc at the top. */
  icon?: ReactNode
  /** Label of the right, brand button; without it the dialog has no buttons of its own. */
  confirm?: string
  onConfirm?: () => void
  /** True if the confirmation is destructive: its button is red instead of green. */
  isDanger?: boolean
  /** Label of the left button; '' omits it. */
  cancel?: string
  /** Label of the right button while busy. */
  busyLabel?: string | false
  children?: ReactNode
}

/** Modal dialog with a question, on the native <dialog>. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  icon,
  confirm,
  onConfirm,
  isDanger,
  cancel = '取消',
  busyLabel,
  children,
}: Props) {
  const { element, isVisible } = useModal(open, () => busyLabel || onClose())
  const id = useId()
  return (
    <dialog ref={element} className="modal p-7" aria-labelledby={id} aria-describedby={text ? `${id}t` : undefined}>
      {isVisible && (
        <div className="modal-pop m-auto w-full max-w-80 rounded-sheet bg-raised px-5 pt-7 pb-5 text-center shadow-float">
          {icon && (
            <span
              className={`mx-auto mb-4 grid size-16 place-items-center rounded-full ${isDanger ? 'bg-risk-soft text-risk-text' : 'bg-brand-soft text-brand-text'}`}
            >
              {icon}
            </span>
          )}
          <h2 id={id} className="text-num-s phrases">
            {title}
          </h2>
          {text && (
            <p id={`${id}t`} className="mt-1.5 text-sub leading-[1.6] text-ink-2 phrases">
              {text}
            </p>
          )}
          {children}
          {confirm && (
            <div className="mt-6 flex flex-wrap gap-2.5">
              {cancel && (
                <Button kind="quiet" size="dialog" className="flex-[1_1_6em]" onClick={() => busyLabel || onClose()}>
                  {cancel}
                </Button>
              )}
              <Button
                size="dialog"
                className={`flex-[1_1_6em] ${isDanger ? 'bg-[#b42a1c]! text-white!' : ''}`}
                busyLabel={busyLabel}
                onClick={onConfirm}
              >
                {confirm}
              </Button>
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
