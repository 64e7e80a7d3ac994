import { type ReactNode, useId, useRef } from 'react'

interface PanelProps {
  title: string
  onOpen?: () => void
  children: (closeDialog: () => void) => ReactNode
}

/** A button, and the dialog that it opens. */
export function Panel({ title, onOpen, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const closeDialog = () => dialog.current!.close()
  return (
    <>
      <button
        type="button"
        className="min-h-9 rounded-[18px] bg-brand-soft text-sub font-semibold text-brand-text"
        onClick={() => {
          dialog.current!.showModal()
          onOpen?.()
        }}
      >
        {title}
      </button>
      <dialog
        ref={dialog}
        className="m-auto max-h-[calc(100vh-48px)] w-[min(720px,100vw-32px)] overflow-auto rounded-card p-5 text-ink backdrop:bg-[rgb(6_38_26/0.5)]"
        aria-labelledby={heading}
      >
        <h2 id={heading}>
          {title}
          <button type="button" className="pill" onClick={closeDialog}>
            关闭
          </button>
        </h2>
        {children(closeDialog)}
      </dialog>
    </>
  )
}

/** What is wrong, a line each; nothing where nothing is. */
export const Problems = ({ list }: { list: readonly string[] }) =>
  list.length > 0 && (
    <ul className="mt-3.5 rounded-[12px] bg-warn-soft px-3.5 py-2.5 text-sub text-warn-text">
      {list.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
