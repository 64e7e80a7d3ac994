import type { BodyFatRecord } from '#shared/api/scale.ts'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'

/** The gauge of a record. */
export const WeightGauge = ({ record }: { record: BodyFatRecord }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...record.weightStandard}
  />
)
