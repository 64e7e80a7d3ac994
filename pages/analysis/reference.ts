import { formatTrimmed, formatTrimmedGrouped, round } from '#shared/format/numbers.ts'
import { formatMassUnit, formatUnit, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Edges } from '#shared/health/band-edges.ts'
import { BEST, type Best, getBandRatings, type MetricRating } from '#shared/health/bands.ts'
import { type Body, getAge, getHeight, isMinor } from '#shared/health/body.ts'
import { getMinDisplayed } from '#shared/health/measured.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { ADULTS_ONLY, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { getSex, type Member, type Point } from './model.ts'

type Trait = 'height' | 'weight' | 'age' | 'sex'

/**
 * Traits on which each metric's bands depend (shared/health/README.md, "Bands"); the sentence names
 * them.
 */
const DEPENDS_ON: Record<Exclude<MetricKey, 'bt'>, readonly Trait[]> = {
  weight: ['height'],
  bodyAge: ['age'],
  bmi: [],
  bodyFat: ['age', 'sex'],
  vfr: [],
  bmr: ['weight', 'age', 'sex'],
  subcutaneousFat: ['sex'],
  ssm: ['height', 'sex'],
  whr: ['sex'],
  bwp: ['sex'],
  pp: ['weight'],
  bmd: ['weight', 'sex'],
}

/**
 * The member's own best range as a sentence: '29 岁女性的优秀区间为 20%–25.9%。'. If profile data is missing,
 * explains why there is no rating. '' for the body type, without a profile, and if the service
 * rated by its own ranges.
 */
export function formatReference(metric: Metric, { item, grade }: Point, member: Member): string {
  if (metric.key === 'bt' || member === null) return ''
  const range = formatMemberRange(metric, grade, { ...member, weightKg: item.weight })
  return grade && isMinor(member) ? `${range}${ADULTS_ONLY}。` : range
}

/** Sample of that sentence with a typical length, for the skeleton. */
export const getSampleReference = (key: MetricKey): string =>
  key === 'bt'
    ? ''
    : `${formatHolder(key, { sex: 'female', age: 29, heightCm: 165, weightKg: 58.2 })}的优秀区间为 20.5–25.9 ${key === 'bmr' ? '及以上' : ''}。`

function formatMemberRange({ key, unit, decimals }: Metric, grade: MetricRating | undefined, body: Body): string {
  if (key === 'bt' || grade?.source === 'service') return ''
  if (!grade?.edges) return formatMissing(key, body)
  const edges = getDisplayedEdges(unit, grade.edges)
  const isPercent = unit === '%'
  const formatEdgeText = (edge: number) => formatTrimmedGrouped(edge, decimals) + (isPercent ? '%' : '')
  return `${formatHolder(key, body)}的优秀区间为${formatRangeText(BEST[key], edges, decimals, formatEdgeText, unit && !isPercent ? ` ${getDisplayUnit(unit)}` : '')}。`
}

function formatRangeText(
  best: Best,
  edges: Edges,
  decimals: number,
  formatEdgeText: (edge: number) => string,
  unit: string,
): string {
  if (best === 'middle')
    return ` ${formatEdgeText(getMinDisplayed(edges[1]!, decimals))}–${formatEdgeText(getLastBelow(edges[2]!, decimals))}${unit}`
  if (best === 'less') return `低于 ${formatEdgeText(edges[0]!)}${unit}`
  return ` ${formatEdgeText(getMinDisplayed(edges[edges.length - 1]!, decimals))}${unit}${formatOrMore(unit)}`
}

/** Suffix after a unit: spaced after digits and Latin letters, not after Chinese. */
const formatOrMore = (unit: string) => `${/[一-龥]$/.test(unit) ? '' : ' '}及以上`

/** Bands between edges with the metric's decimals, lowest first: '低于 20', '20–25.9', '36 及以上'. */
export const formatBands = (edges: Edges, decimals: number): string[] => [
  `低于 ${formatTrimmedGrouped(getMinDisplayed(edges[0]!, decimals), decimals)}`,
  ...edges.slice(1).map((edge, index) => {
    const [from, to] = [getMinDisplayed(edges[index]!, decimals), getLastBelow(edge, decimals)]
    return from === to
      ? formatTrimmedGrouped(from, decimals)
      : `${formatTrimmedGrouped(from, decimals)}–${formatTrimmedGrouped(to, decimals)}`
  }),
  `${formatTrimmedGrouped(getMinDisplayed(edges[edges.length - 1]!, decimals), decimals)} 及以上`,
]

/** Edges for display: masses in the member's unit, not rounded. May be infinite. */
const getDisplayedEdges = (unit: string, edges: Edges): number[] =>
  edges.map((edge) => toDisplayUnit(unit, edge) ?? edge)

/**
 * Range of 正常 and 优秀 with its unit: '50.4–65.8 kg', '低于 7 级', '45% 及以上'; '' if unknown.
 * @param band from `getNormalBand`
 */
export function formatNormal({ unit, decimals: digits }: Metric, band: readonly [number, number] | undefined): string {
  if (!band) return ''
  const [from, to] = getDisplayedEdges(unit, band) as [number, number]
  const behind = formatUnit(getDisplayUnit(unit))
  const formatLow = () => formatTrimmedGrouped(getMinDisplayed(from, digits), digits)
  if (!Number.isFinite(from)) return `低于 ${formatTrimmedGrouped(getMinDisplayed(to, digits), digits)}${behind}`
  return Number.isFinite(to)
    ? `${formatLow()}–${formatTrimmedGrouped(getLastBelow(to, digits), digits)}${behind}`
    : `${formatLow()}${behind}${formatOrMore(behind)}`
}

/** Largest number with `decimals` decimals below an edge. */
const getLastBelow = (edge: number, decimals: number) =>
  round(getMinDisplayed(edge, decimals) - 10 ** -decimals, decimals)

/** People to whom a range applies: '成年人', '29 岁女性', '按身高 165 cm 计，成年女性'. */
function formatHolder(key: keyof typeof DEPENDS_ON, body: Body): string {
  const dependsOn = (trait: Trait) => DEPENDS_ON[key].includes(trait)
  const size = dependsOn('height')
    ? `按身高 ${formatTrimmed(getHeight(body), 1)} cm 计，`
    : dependsOn('weight')
      ? `按体重 ${formatMassUnit(body.weightKg)} 计，`
      : ''
  const who = dependsOn('sex') ? (getSex(body) === 'male' ? '男性' : '女性') : ''
  return dependsOn('age') ? `${size}${getAge(body)} 岁${who || '成年人'}` : `${size}成年${who || '人'}`
}

function formatMissing(key: keyof typeof DEPENDS_ON, body: Body): string {
  const needs = DEPENDS_ON[key]
  const missing = [
    needs.includes('height') && getHeight(body) === undefined && '身高',
    needs.includes('age') && getAge(body) === undefined && '年龄',
  ].filter(Boolean)
  if (missing.length) return `完善${missing.join('和')}资料后可以查看评级。`
  return `本次测量缺少${key === 'pp' ? '蛋白质标准' : '体重'}，暂不评级。`
}

/** A row of the table of bands. */
interface BandRow {
  /** '20–25.9', without the unit. */
  range: string
  rating: RatingKey
  name: string
  /** Whether the measurement is in this band. */
  isCurrent: boolean
}

/**
 * Bands for this sex, age, height and weight, lowest first, with the measurement's band marked.
 * Empty for the body type and if a trait is unknown. No band is marked if the service rated by its
 * own ranges.
 */
export function createBandRows({ key, unit, decimals }: Metric, { grade }: Point): BandRow[] {
  if (key === 'bt' || !grade?.edges) return []
  const { edges, band: currentBand, source } = grade
  const ratings = getBandRatings(key)
  return formatBands(getDisplayedEdges(unit, edges), decimals).map((range, band) => {
    const { key: kind, name } = RATINGS[ratings[band]!]
    return { range, rating: kind, name, isCurrent: source === 'bands' && band === currentBand }
  })
}
