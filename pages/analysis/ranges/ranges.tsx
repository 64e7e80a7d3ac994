import { type ReactNode, useState } from 'react'
import { hasTrend } from '#shared/health/trend.ts'
import { RangeChart } from './range-chart.tsx'
import { SpanChips } from './span-chips.tsx'
import type { RangeInput } from './use-range.ts'
import { SPANS, type Span } from './view.ts'

/** Kept from tab to tab; the page opens with the last four. */
let kept: Span = 'four'

interface Props extends Omit<RangeInput, 'hasTrend' | 'days'> {
  name: string
  /** The chart of four points. */
  children: ReactNode
}

/** The chart of four points, or one of the other ranges, and the choice between them. */
export function Ranges({ children, ...input }: Props) {
  const [span, setSpan] = useState(kept)
  const { days } = SPANS.find(({ key }) => key === span)!
  return (
    <>
      {span === 'four' ? children : <RangeChart {...input} hasTrend={hasTrend(input.metric.key)} days={days} />}
      <SpanChips
        value={span}
        onChange={(to) => {
          kept = to
          setSpan(to)
        }}
      />
    </>
  )
}
