import { useState } from 'react'
import { part } from '#shared/app/loading/part.tsx'
import type { SegmentKey, Tissue } from '#shared/health/segments.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import type { Source } from './model.ts'
import { segmentReadings } from './segment-model.ts'

const SegmentMap = part(() => import('#shared/ui/figures/segment-map.tsx').then(({ SegmentMap }) => SegmentMap), {
  waiting: () => <Skeleton className="h-[361px]" />,
})
/** Asked for with the first tap on a part; until then the chart's code is not needed. */
const SegmentTrend = part(() => import('./segment-trend.tsx').then(({ SegmentTrend }) => SegmentTrend), {
  waiting: () => <Skeleton className="mt-4 h-[calc(202px+3.25rem)] elder:h-[calc(202px+4.5rem)]" />,
})

/** Fat or muscle of the five parts of the body, on its figure. Nothing where the scale does not measure them. */
export function Segments({ source }: { source: Source }) {
  const [tissue, setTissue] = useState<Tissue>('muscle')
  const [open, setOpen] = useState<SegmentKey>()
  const readings = segmentReadings(tissue, source)
  if (!readings && !segmentReadings('fat', source)) return null
  return (
    <Card title="节段分析" right={<Segmented label="节段" options={TISSUES} value={tissue} onChange={setTissue} />}>
      {readings ? (
        <SegmentMap
          sex={source.body?.sex ?? 'male'}
          readings={readings}
          selected={open}
          onSelect={(key) => setOpen(key === open ? undefined : key)}
        >
          {open ? (
            <SegmentTrend key={open + tissue} part={open} tissue={tissue} source={source} />
          ) : (
            <p className="mt-3 text-center text-caption text-ink-3">点一个部位看它的变化</p>
          )}
        </SegmentMap>
      ) : (
        <p className="py-16 text-center text-sub text-ink-3">暂无数据</p>
      )}
    </Card>
  )
}
