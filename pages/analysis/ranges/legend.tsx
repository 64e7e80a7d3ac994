import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import type { Readout } from './readout.ts'

interface ToldProps {
  /** Called with the point at every frame: these words alone are drawn anew. */
  at: RefObject<((words: Readout) => void) | undefined>
  first: Readout
  unit: string
}

/** The point that stands out in words; as high as what stands over the chart of four points, at least two lines. */
export function Told({ at, first, unit }: ToldProps) {
  const [words, setWords] = useState(first)
  useEffect(() => {
    at.current = setWords
  }, [at])
  return (
    <p role="status" className={CHART_HEAD}>
      <Reading when={words.when} value={words.value} trend={words.trend} unit={unit} />
      {words.mass && <span>脂肪趋势 {words.mass}</span>}
      {words.spread && <span className="text-caption text-ink-3">{words.spread}</span>}
      {words.note && <span className="max-w-full truncate text-caption">{words.note}</span>}
    </p>
  )
}

interface Props {
  hasTrend: boolean
  /** The chart over time is shown. */
  isRange: boolean
  /** A point may stand for several measurements. */
  hasSpread: boolean
  /** '50.4–65.3 kg', where the band of what is normal is known. */
  normal: string
  /** The second axis counts fat; 'estimated' where it is worked out from the percentage. */
  mass?: 'sent' | 'estimated'
}

/** What is drawn how. What the chart in view does not draw keeps its room, so that nothing moves with the range; what needs a line of its own comes with it. */
export const Legend = ({ hasTrend, isRange, hasSpread, normal, mass }: Props) => (
  <p aria-hidden="true" className="flex min-h-7 flex-wrap items-center gap-x-3 px-4 pb-2 text-caption text-ink-3">
    {normal && (
      <Entry mark="h-2 w-4 border-y border-brand-line">
        正常与优秀 <span className="num">{normal}</span>
      </Entry>
    )}
    {hasTrend && (
      <>
        <Entry isShown={isRange} mark="h-[3px] w-4 rounded-full bg-brand-line">
          测量值
        </Entry>
        <Entry isShown={isRange} mark="h-0.5 w-4 rounded-full bg-ink-3">
          趋势
        </Entry>
      </>
    )}
    {mass && isRange && (
      <Entry mark="w-4 border-t-2 border-dashed border-ink-2">
        脂肪趋势 <span className="num">{shownUnit('kg')}</span>（右轴{mass === 'estimated' && '，估算'}）
      </Entry>
    )}
    <Entry isShown={isRange && hasSpread} mark="h-2.5 w-4 bg-fill">
      最低–最高
    </Entry>
  </p>
)

interface EntryProps {
  mark: string
  isShown?: boolean
  children: ReactNode
}

const Entry = ({ mark, isShown = true, children }: EntryProps) => (
  <span className={`flex items-center gap-1 ${isShown ? '' : 'invisible'}`}>
    <i className={mark} />
    <span>{children}</span>
  </span>
)
