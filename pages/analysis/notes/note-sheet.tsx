import { useId, useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { NOT_KEPT } from '#shared/app/member/own-store.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { characters, isLongerThan, oneLine } from '#shared/core/text.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { keepNote, LONGEST_NOTE } from './own-notes.ts'

interface Props {
  open: boolean
  onClose: () => void
  point: Point
  onChange: () => void
}

/** Write a note on a weigh-in, change it or take it away. What was typed is there again when it opens again. */
export function NoteSheet({ open, onClose, point, onChange }: Props) {
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
          {problem || `${count}/${LONGEST_NOTE} 字，只保存在本机，导出数据时会一起导出。`}
        </p>
        <Button type="submit">保存</Button>
      </form>
    </BottomSheet>
  )
}
