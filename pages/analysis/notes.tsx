import { useId, useState } from 'react'
import { oneLine } from '#shared/core/invisible.ts'
import { hasMember, NOT_STORED } from '#shared/features/member/member-store.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { isLongerThan, splitCharacters } from '#shared/format/text.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { MAX_NOTE_LENGTH, storeNote } from './member-goals.ts'
import type { Point } from './model.ts'

interface NoteLineProps {
  point: Point
  /** Called when the member starts a note. */
  onOpen: () => void
  /** Called after the note was stored or deleted. */
  onChange: () => void
}

/**
 * The member's note on the selected weigh-in, with a button to edit it. Empty without a known
 * member.
 */
export function NoteLine({ point, onOpen, onChange }: NoteLineProps) {
  const [isOpen, setOpen] = useState(false)
  const closeSheet = () => setOpen(false)
  if (!hasMember()) return null
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
      {/* One dialog per weigh-in (`key`): a draft survives closing until another one is
          selected. */}
      <NoteSheet
        key={point.time}
        open={isOpen}
        onClose={closeSheet}
        point={point}
        onChange={() => {
          closeSheet()
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

/** Dialog that writes, changes or deletes a note. A draft survives closing. */
function NoteSheet({ open, onClose, point, onChange }: NoteSheetProps) {
  const id = useId()
  const [text, setText] = useState(point.note ?? '')
  const [errorText, setErrorText] = useState('')
  const line = oneLine(text)
  const count = [...splitCharacters(line)].length

  const submitNote = () => {
    if (isLongerThan(line, MAX_NOTE_LENGTH)) return setErrorText(`备注最多 ${MAX_NOTE_LENGTH} 个字，现在是 ${count} 个`)
    if (!storeNote(point.time, line)) return setErrorText(NOT_STORED)
    setErrorText('')
    showMessage(line ? '备注已保存在本机' : '备注已删除', 'success')
    onChange()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title="测量备注">
      <form
        noValidate
        className="flex flex-col gap-3 px-5 pt-1 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          submitNote()
        }}
      >
        <label htmlFor={id} className="text-sub text-ink-2">
          {point.day} 的备注
        </label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the only field of a modal sheet
          autoFocus
          value={text}
          rows={3}
          aria-invalid={errorText !== ''}
          aria-describedby={`${id}-note`}
          placeholder="例如：晚饭后测的、刚跑完步"
          className="w-full rounded-tile bg-canvas px-4 py-3 text-body leading-[1.6]"
          onChange={(event) => {
            setText(event.currentTarget.value)
            setErrorText('')
          }}
        />
        <p
          id={`${id}-note`}
          role={errorText ? 'alert' : undefined}
          className={`text-caption leading-[1.6] ${errorText ? 'text-risk-text' : 'text-ink-3'}`}
        >
          {errorText || `${count}/${MAX_NOTE_LENGTH}，备注仅存在这台手机，导出时会一并带上。`}
        </p>
        <Button type="submit">保存</Button>
      </form>
    </BottomSheet>
  )
}
