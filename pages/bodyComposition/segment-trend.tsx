import { useEffect, useMemo, useRef, useState } from 'react'
import { massText, shownUnit } from '#shared/core/weight-unit.ts'
import { SEGMENTS, type SegmentKey, type Tissue } from '#shared/health/segments.ts'
import { LineChart } from '#shared/ui/charts/line-chart.tsx'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import type { Source } from './model.ts'
import { segmentTrend } from './segment-model.ts'

const WORDS: Record<Tissue, string> = { fat: '脂肪', muscle: '肌肉' }

/** One part of the body over time, in kg. */
export function SegmentTrend({ part, tissue, source }: { part: SegmentKey; tissue: Tissue; source: Source }) {
  const trend = useMemo(() => segmentTrend(part, tissue, source), [part, tissue, source])
  const last = trend.values.length - 1
  // Nothing chosen yet: the latest, also when a newer one arrives.
  const [chosen, setChosen] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  // It opens below the figure, on most phones behind the bar with the actions.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'auto' : 'smooth' })
  }, [])
  const name = `${SEGMENTS.find(({ key }) => key === part)!.name}${WORDS[tissue]}`
  if (last < 0) return <p className="py-8 text-center text-sub text-ink-3">{name}暂无数据</p>
  return (
    <div ref={box} className="-mx-5 mt-4 scroll-mb-32">
      <h3 className="px-5 text-sub text-ink-2">
        {name}（{shownUnit('kg')}）
      </h3>
      <LineChart
        key={shownUnit('kg')}
        name={`${name}趋势`}
        {...trend}
        text={(index) => massText(trend.values[index]) + shownUnit('kg')}
        selected={Math.min(chosen ?? last, last)}
        onSelect={setChosen}
        height={158}
      />
    </div>
  )
}
