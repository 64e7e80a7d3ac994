import { useEffect, useId, useState } from 'react'
import { NOT_KEPT } from '#shared/app/member/own-store.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import type { GoalKey } from '#shared/health/goal-keys.ts'
import { type Metric, metricText } from '#shared/health/metrics.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { keepGoal, limitsText, typedGoal } from './own-goals.ts'

interface Props {
  open: boolean
  onClose: () => void
  metric: Metric & { key: GoalKey }
  goal: number | undefined
  onChange: () => void
}

/** Write down a goal for a metric, change it or take it away. */
export function GoalSheet({ open, onClose, metric, goal, onChange }: Props) {
  const { key, name, unit } = metric
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening begins anew
  useEffect(() => {
    setText(goal === undefined ? '' : metricText(metric, goal))
    setProblem('')
  }, [open])

  const keep = (next: number | undefined, done: string) => {
    if (!keepGoal(key, next)) return setProblem(NOT_KEPT)
    toast(done, 'success')
    onChange()
  }
  const submit = () => {
    const typed = typedGoal(key, metric, text)
    if (typed === undefined) setProblem(`请输入 ${limitsText(key, metric)} 之间的数字`)
    else keep(typed, '目标已保存在本机')
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={`${name}目标`}>
      <form
        noValidate
        className="flex flex-col gap-3 px-5 pt-1 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor={id} className="text-sub text-ink-2">
          目标{name}
          {unit && `（${shownUnit(unit)}）`}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the one thing a modal sheet asks for
          autoFocus
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
          className="num min-h-13 w-full rounded-tile bg-canvas px-4 text-fig-m"
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
          {problem || '目标只保存在本机，换手机或清除数据后需要重新设置。'}
        </p>
        <Button type="submit">保存</Button>
        {goal !== undefined && (
          <Button kind="quiet" onClick={() => keep(undefined, '目标已删除')}>
            删除目标
          </Button>
        )}
      </form>
    </BottomSheet>
  )
}
