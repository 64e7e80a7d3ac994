import { formatGrouped, round, toNumber } from '#shared/format/numbers.ts'
import { toDisplayUnit } from '#shared/format/weight-unit.ts'

/**
 * Every metric, in the order of the composition grid: key, name, unit, type code. Names and units
 * are displayed to members.
 */
const ROWS = [
  ['weight', '体重', 'kg', 1],
  ['bodyAge', '身体年龄', '岁', 8],
  ['bmi', 'BMI', '', 3],
  ['bt', '身体类型', '', 9],
  ['bodyFat', '体脂率', '%', 2],
  ['vfr', '内脏脂肪', '级', 4],
  ['bmr', '基础代谢', '千卡', 10],
  ['subcutaneousFat', '皮下脂肪', '%', 11],
  ['ssm', '骨骼肌', 'kg', 5],
  ['whr', '腰臀比', '', 12],
  ['bwp', '体水分', '%', 6],
  ['pp', '蛋白质', '%', 13],
  ['bmd', '骨量', 'kg', 7],
] as const

export type MetricKey = (typeof ROWS)[number][0]

export interface Metric {
  key: MetricKey
  name: string
  /**
   * Empty for a plain number. 'kg' for every mass, which shared/format/weight-unit.ts converts for
   * display.
   */
  unit: string
  /** The service's numeric code; also the `type` query value of the analysis page. */
  type: number
  /**
   * Digits after the point for rounding, display and rating; for the body type those of its BMI.
   */
  decimals: number
  /** True if it requires a scale with eight electrodes; hidden for scaleType 1, which has four. */
  isHLevel: boolean
  /** True if its tile in the composition grid opens the analysis page. */
  isSelectable: boolean
  /** View under its value in the analysis: the four-level bar, or the body-type picture. */
  view: 'bands' | 'form'
}

const H_LEVEL: readonly MetricKey[] = ['subcutaneousFat', 'whr', 'pp']

export const METRICS: readonly Metric[] = /* @__PURE__ */ ROWS.map(([key, name, unit, type]) => ({
  key,
  name,
  unit,
  type,
  decimals: key === 'whr' ? 2 : 1,
  isHLevel: H_LEVEL.includes(key),
  isSelectable: key !== 'bt',
  view: key === 'bt' ? 'form' : 'bands',
}))

/** Returns the metric of a key. */
export const getMetric = (key: MetricKey): Metric => METRICS.find((metric) => metric.key === key)!

/** Returns the metrics of a kind of scale: scaleType 1 lacks the high-level ones. */
export const getMetrics = (scaleType: unknown): readonly Metric[] =>
  toNumber(scaleType) === 1 ? METRICS.filter((metric) => !metric.isHLevel) : METRICS

/**
 * Finds a metric by its type code among `metrics`, else by the key `target`; falls back to the
 * first one.
 */
export const findMetricByType = (type: unknown, metrics: readonly Metric[] = METRICS, target?: string): Metric => {
  const code = toNumber(type)
  return (
    metrics.find((metric) => metric.type === code) ??
    metrics.find(({ key }) => key === target) ??
    metrics[0] ??
    METRICS[0]!
  )
}

/** Digits after the point of a metric, or of an additional mass or share of a record (1). */
export const getDecimals = (key: string): number => METRICS.find((metric) => metric.key === key)?.decimals ?? 1

/** Units whose whole values are displayed without '.0'. */
const WHOLE_UNITS: readonly string[] = ['级', '岁', '千卡']

type WrittenMetric = Pick<Metric, 'unit'> & Partial<Pick<Metric, 'decimals'>>

/**
 * Digits to display a value with: the metric's decimals; 0 for a whole level, age or energy.
 * @param value in the displayed unit
 */
export const getDigits = ({ unit, decimals = 1 }: WrittenMetric, value: unknown): number =>
  WHOLE_UNITS.includes(unit) && Number.isInteger(round(toNumber(value) ?? 0, decimals)) ? 0 : decimals

/**
 * Formats a value for display, a mass in the member's unit, with a comma between thousands and
 * without the unit; '-' when missing.
 */
export function formatMetric(metric: WrittenMetric, value: unknown): string {
  const displayed = toDisplayUnit(metric.unit, value)
  return formatGrouped(displayed, getDigits(metric, displayed))
}
