import { useState } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import type { Sex } from '#shared/health/body.ts'
import type { Tissue } from '#shared/health/segments.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { segmentReadings, segmentSummary } from './segment-model.ts'

interface Props {
  record: BodyFatRecord
  sex: Sex | undefined
}

/** Fat or muscle of arms, trunk and legs. */
export function SegmentCard({ record, sex = 'male' }: Props) {
  const [tissue, setTissue] = useState<Tissue>('fat')
  const { parts, intro } = segmentSummary(record, tissue)
  return (
    <Card title="节段分析" right={<Segmented label="节段分析" options={TISSUES} value={tissue} onChange={setTissue} />}>
      <SegmentMap sex={sex} readings={segmentReadings(record, tissue)} />
      {parts.length > 0 && (
        <dl className="trio [--trio:13rem] mt-3 rounded-tile bg-canvas px-3.5 py-3 text-center">
          {parts.map(({ name, rate }) => (
            <Stat key={name} label={name} value={rate} unit="%" size="small" />
          ))}
        </dl>
      )}
      {intro && <p className="mt-3.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{intro}</p>}
    </Card>
  )
}
