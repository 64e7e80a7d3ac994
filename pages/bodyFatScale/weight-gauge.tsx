import type { BodyFatRecord } from '#shared/api/scale.ts'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'

interface Props {
  record: BodyFatRecord
  isRated: boolean
}

/** The gauge of a record; the record's own scale and standard range are for grown-ups. */
export const WeightGauge = ({ record, isRated }: Props) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...(isRated && record.weightStandard)}
  />
)
