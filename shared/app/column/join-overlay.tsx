import { type ReactNode, useId } from 'react'
import { useModal } from '#shared/ui/overlays/use-modal.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** The code of 184 px; it brings its own white pad. */
  code: ReactNode
  /** What to do with it, one step a line. */
  steps: readonly string[]
  /** Buttons; each as wide as the panel. */
  children: ReactNode
}

const CORNERS = [
  'top-0 left-0 rounded-tl-[20px] border-t-2 border-l-2',
  'top-0 right-0 rounded-tr-[20px] border-t-2 border-r-2',
  'bottom-0 left-0 rounded-bl-[20px] border-b-2 border-l-2',
  'bottom-0 right-0 rounded-br-[20px] border-b-2 border-r-2',
]

/** A code to scan or long-press, with numbered lines that say what happens then. */
export function JoinOverlay({ open, onClose, title, text, code, steps, children }: Props) {
  const { element, isShown } = useModal(open, onClose)
  const id = useId()
  return (
    <dialog ref={element} className="modal px-7 py-8" aria-labelledby={id} aria-describedby={`${id}t`}>
      {isShown && (
        // On a phone on its side the code stands beside the words, so that the buttons are in sight.
        <div className="modal-pop relative m-auto w-full max-w-[326px] rounded-[28px] bg-raised px-6 pt-7 pb-2.5 text-center shadow-float side:max-w-[600px] side:pl-66">
          <h2 id={id} className="text-title leading-[1.4]">
            {title}
          </h2>
          <p id={`${id}t`} className="mt-1 text-sub leading-[1.6] text-ink-2">
            {text}
          </p>
          <div className="relative mt-5 inline-block side:absolute side:inset-y-0 side:left-6 side:my-auto side:h-max">
            {code}
            {CORNERS.map((corner) => (
              <i key={corner} className={`pointer-events-none absolute size-[34px] border-brand ${corner}`} />
            ))}
          </div>
          <ol className="mt-3.5 mb-5 grid gap-2 text-left text-sub leading-[1.55] text-ink-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[22px_1fr] items-center gap-2">
                <b className="num grid size-[22px] place-items-center rounded-full bg-brand-soft text-tight text-brand-text">
                  {index + 1}
                </b>
                {step}
              </li>
            ))}
          </ol>
          {children}
        </div>
      )}
    </dialog>
  )
}
