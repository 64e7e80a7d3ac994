import { useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { isKnown } from '#shared/app/member/own-store.ts'

interface Props {
  point: Point
  /** A note is being written on it. */
  onOpen: () => void
  /** Another one is kept, or none any more. */
  onChange: () => void
}

const NoteSheet = sheet(() => import('./note-sheet.tsx').then(({ NoteSheet }) => NoteSheet))

/** The member's note on the chosen weigh-in, and the way to write one. Nothing while it is not known whose page it is. */
export function NoteLine({ point, onOpen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!isKnown()) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sub">
      {point.note && (
        <p className="min-w-0 flex-[1_1_8em] leading-[1.6] text-ink-2 [overflow-wrap:anywhere]">备注：{point.note}</p>
      )}
      <button
        type="button"
        className="press min-h-touch font-semibold text-brand-text"
        onClick={() => {
          onOpen()
          setOpen(true)
        }}
      >
        {point.note ? '修改备注' : '添加备注'}
      </button>
      {/* A sheet for each weigh-in: what was typed stays until it is kept or another one is chosen. */}
      <NoteSheet
        key={point.time}
        open={isOpen}
        onClose={close}
        point={point}
        onChange={() => {
          close()
          onChange()
        }}
      />
    </div>
  )
}
