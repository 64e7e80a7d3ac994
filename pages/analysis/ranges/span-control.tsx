import { useRef } from 'react'
import { keyTarget } from '#shared/ui/controls/arrow-keys.ts'

/** The choices under the chart; 近4次 is the chart of four points. Days in view, 0: all there are. */
export const SPANS = [
  { key: 'four', label: '近4次', days: 0 },
  { key: 'week', label: '周', days: 7 },
  { key: 'month', label: '月', days: 31 },
  { key: 'quarter', label: '季', days: 92 },
  { key: 'year', label: '年', days: 366 },
  { key: 'all', label: '全部', days: 0 },
] as const
export type Span = (typeof SPANS)[number]['key']

/** How far the chart looks: one of six. */
export function SpanControl({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const group = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    onChange(SPANS[index]!.key)
    group.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="时间范围"
      className="fold-[2.75rem] elder:grid-cols-3 mx-4 mt-1 mb-2 rounded-[25px] bg-fill p-[3px] elder:rounded-[33px]"
      onKeyDown={(event) => {
        const target = keyTarget(
          event.key,
          SPANS.findIndex(({ key }) => key === value),
          SPANS.length,
        )
        if (target === undefined) return
        event.preventDefault()
        choose(target)
      }}
    >
      {SPANS.map(({ key, label }, index) => (
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === value}
          tabIndex={key === value ? 0 : -1}
          className={`press min-h-touch rounded-full text-sub whitespace-nowrap ${key === value ? 'bg-surface font-semibold text-ink shadow-[0_1px_4px_rgb(12_40_26/.12)] dark:bg-tick' : 'text-ink-2'}`}
          onClick={() => choose(index)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
