import { useId, useState } from 'react'
import { isKnown, NOT_KEPT } from '#shared/app/member/own-store.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { characters, isLongerThan } from '#shared/core/text.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import type { Point } from './model.ts'
import { keepNote, LONGEST_NOTE } from './own.ts'

interface NoteLineProps {
  point: Point
  /** A note is being written on it. */
  onOpen: () => void
  /** Another one is kept, or none any more. */
  onChange: () => void
}

/** The member's note on the chosen weigh-in, and the way to write one. Nothing while it is not known whose page it is. */
export function NoteLine({ point, onOpen, onChange }: NoteLineProps) {
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

interface NoteSheetProps {
  open: boolean
  onClose: () => void
  point: Point
  onChange: () => void
}

/** Write a note on a weigh-in, change it or take it away. What was typed is there again when it opens again. */
function NoteSheet({ open, onClose, point, onChange }: NoteSheetProps) {
  const id = useId()
  const [text, setText] = useState(point.note ?? '')
  const [problem, setProblem] = useState('')
  const line = oneLine(text)
  const count = [...characters(line)].length

  const submit = () => {
    if (isLongerThan(line, LONGEST_NOTE)) return setProblem(`备注最多 ${LONGEST_NOTE} 个字，现在是 ${count} 个`)
    if (!keepNote(point.time, line)) return setProblem(NOT_KEPT)
    setProblem('')
    toast(line ? '备注已保存在本机' : '备注已删除', 'success')
    onChange()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title="测量备注">
      <form
        noValidate
        className="flex flex-col gap-3 px-5 pt-1 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor={id} className="text-sub text-ink-2">
          {point.day} 的备注
        </label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the one thing a modal sheet asks for
          autoFocus
          value={text}
          rows={3}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
          placeholder="例如：晚饭后测的、刚跑完步"
          className="w-full rounded-tile bg-canvas px-4 py-3 text-body leading-[1.6]"
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem('')
          }}
        />
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={`text-caption leading-[1.6] ${problem ? 'text-risk-text' : 'text-ink-3'}`}
        >
          {problem || `${count}/${LONGEST_NOTE}，备注仅存在这台手机，导出时会一并带上。`}
        </p>
        <Button type="submit">保存</Button>
      </form>
    </BottomSheet>
  )
}
