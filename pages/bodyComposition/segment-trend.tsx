import { useEffect, useMemo, useRef } from 'react'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { SEGMENTS, type SegmentKey, type Tissue } from '#shared/health/segments.ts'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import type { Source } from './model.ts'
import { segmentPoints } from './segment-model.ts'
import { Trend } from './trend.tsx'

/** One part of the body over time, in kg. */
export function SegmentTrend({ part, tissue, source }: { part: SegmentKey; tissue: Tissue; source: Source }) {
  const points = useMemo(() => segmentPoints(part, tissue, source), [part, tissue, source])
  const box = useRef<HTMLDivElement>(null)
  // It opens below the figure, on most phones behind the bar with the actions.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'auto' : 'smooth' })
  }, [])
  const name = `${SEGMENTS.find(({ key }) => key === part)!.name}${TISSUES.find(({ key }) => key === tissue)!.label}`
  return (
    <div ref={box} className="mt-4">
      <h3 className="text-sub text-ink-2">
        {name}（{shownUnit('kg')}）
      </h3>
      <Trend name={`${name}趋势`} unit="kg" points={points} />
    </div>
  )
}
