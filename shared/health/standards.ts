import type { Body } from './body.ts'
import { BMI_RANGE, BODY_FAT_RANGES, type Range, VISCERAL_FAT_RANGE, weightRange } from './levels.ts'
import type { MetricKey } from './metrics.ts'
import { standardWeight } from './scale-results.ts'

/** The standard ranges that depend on nothing but the body; other metrics have theirs in the measurement alone. */
const STANDARDS: Partial<Record<MetricKey, (body: Body) => Range | undefined>> = {
  weight: (body) => weightRange(standardWeight(body)),
  bmi: () => BMI_RANGE,
  bodyFat: ({ sex }) => BODY_FAT_RANGES[sex],
  vfr: () => VISCERAL_FAT_RANGE,
}

/** The metric's standard range for this person. */
export const standardOf = (key: MetricKey, body: Body): Range | undefined => STANDARDS[key]?.(body)
