import { type ReactNode, useState } from 'react'
import { hasTrend } from '#shared/health/trend.ts'
import { Legend } from './legend.tsx'
import { RangeChart } from './range-chart.tsx'
import { SpanChips } from './span-chips.tsx'
import type { RangeInput } from './use-range.ts'
import { SPANS, type Span } from './view.ts'

/** Kept from tab to tab; the page opens with the last four. */
let kept: Span = 'four'

interface Props extends Omit<RangeInput, 'hasTrend' | 'days'> {
  name: string
  /** What is normal, in words; '' where it is not known. */
  normal: string
  /** The chart of four points. */
  children: ReactNode
}

/** The chart of four points, or one of the other ranges, and the choice between them. */
export function Ranges({ normal, children, ...input }: Props) {
  const [span, setSpan] = useState(kept)
  const { days } = SPANS.find(({ key }) => key === span)!
  const isRange = span !== 'four'
  const isTrend = hasTrend(input.metric.key)
  return (
    <>
      {isRange ? <RangeChart {...input} hasTrend={isTrend} days={days} /> : children}
      <SpanChips
        value={span}
        onChange={(to) => {
          kept = to
          setSpan(to)
        }}
      />
      <Legend hasTrend={isTrend} isRange={isRange} hasSpread={days === 0 || days > 90} normal={normal} />
    </>
  )
}
