import { round, shortGrouped, trimmed } from '#shared/core/numbers.ts'
import { inShownUnit, massWords, shownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import type { Edges } from '#shared/health/band-edges.ts'
import { BEST, type Best, bandRatings, type MetricRating } from '#shared/health/bands.ts'
import { type Body, isMinor, knownAge, knownHeight } from '#shared/health/body.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { ADULTS_ONLY, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { leastShown } from '#shared/health/reading.ts'
import { type Member, type Point, sexFor } from './model.ts'

type Trait = 'height' | 'weight' | 'age' | 'sex'

/** What moves each metric's bands (shared/health/README.md, "Bands"): the range is said to hold for just that. */
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

/** The member's own best range as a sentence behind the science: '29 岁女性的优秀区间为 20%–25.9%。' Says why there is no verdict where
 *  it can be helped. '' for the body type, without a profile, and where the service has rated by ranges of its own. */
export function referenceText(metric: Metric, { item, grade }: Point, member: Member): string {
  if (metric.key === 'bt' || member === null) return ''
  const own = ownRangeText(metric, grade, { ...member, weightKg: item.weight })
  return grade && isMinor(member) ? `${own}${ADULTS_ONLY}。` : own
}

/** As long as that sentence of most members: it keeps its room before the data is there. */
export const getSampleReference = (key: MetricKey): string =>
  key === 'bt'
    ? ''
    : `${holderText(key, { sex: 'female', age: 29, heightCm: 165, weightKg: 58.2 })}的优秀区间为 20.5–25.9 ${key === 'bmr' ? '及以上' : ''}。`

function ownRangeText({ key, unit, decimals }: Metric, grade: MetricRating | undefined, body: Body): string {
  if (key === 'bt' || grade?.source === 'service') return ''
  if (!grade?.edges) return missingText(key, body)
  const edges = shownEdges(unit, grade.edges)
  const isPercent = unit === '%'
  const show = (edge: number) => shortGrouped(edge, decimals) + (isPercent ? '%' : '')
  return `${holderText(key, body)}的优秀区间为${rangeText(BEST[key], edges, decimals, show, unit && !isPercent ? ` ${shownUnit(unit)}` : '')}。`
}

function rangeText(best: Best, edges: Edges, decimals: number, show: (edge: number) => string, unit: string): string {
  if (best === 'middle') return ` ${show(leastShown(edges[1]!, decimals))}–${show(below(edges[2]!, decimals))}${unit}`
  if (best === 'less') return `低于 ${show(edges[0]!)}${unit}`
  return ` ${show(leastShown(edges[edges.length - 1]!, decimals))}${unit}${orMore(unit)}`
}

/** Behind a unit: a space between figures or Latin letters and Chinese, none between Chinese. */
const orMore = (unit: string) => `${/[一-龥]$/.test(unit) ? '' : ' '}及以上`

/** The bands between edges in the metric's digits, lowest first: '低于 20', '20–25.9', '36 及以上'. */
export const bandTexts = (edges: Edges, decimals: number): string[] => [
  `低于 ${shortGrouped(leastShown(edges[0]!, decimals), decimals)}`,
  ...edges.slice(1).map((edge, index) => {
    const [from, to] = [leastShown(edges[index]!, decimals), below(edge, decimals)]
    return from === to ? shortGrouped(from, decimals) : `${shortGrouped(from, decimals)}–${shortGrouped(to, decimals)}`
  }),
  `${shortGrouped(leastShown(edges[edges.length - 1]!, decimals), decimals)} 及以上`,
]

/** Edges as they are shown: of a mass in the member's unit, before they are rounded. An end may be infinite. */
const shownEdges = (unit: string, edges: Edges): number[] => edges.map((edge) => inShownUnit(unit, edge) ?? edge)

/** What is 正常 or 优秀 with its unit: '50.4–65.8 kg', '低于 7 级', '45% 及以上'; '' where it is not known. @param band as `normalBand` gives it */
export function normalText({ unit, decimals: digits }: Metric, band: readonly [number, number] | undefined): string {
  if (!band) return ''
  const [from, to] = shownEdges(unit, band) as [number, number]
  const behind = unitBehind(shownUnit(unit))
  const low = () => shortGrouped(leastShown(from, digits), digits)
  if (!Number.isFinite(from)) return `低于 ${shortGrouped(leastShown(to, digits), digits)}${behind}`
  return Number.isFinite(to)
    ? `${low()}–${shortGrouped(below(to, digits), digits)}${behind}`
    : `${low()}${behind}${orMore(behind)}`
}

/** The last number of such digits that has not reached an edge. */
const below = (edge: number, decimals: number) => round(leastShown(edge, decimals) - 10 ** -decimals, decimals)

/** '成年人', '29 岁女性', '按身高 165 cm 计，成年女性'. */
function holderText(key: keyof typeof DEPENDS_ON, body: Body): string {
  const has = (trait: Trait) => DEPENDS_ON[key].includes(trait)
  const size = has('height')
    ? `按身高 ${trimmed(knownHeight(body), 1)} cm 计，`
    : has('weight')
      ? `按体重 ${massWords(body.weightKg)} 计，`
      : ''
  const who = has('sex') ? (sexFor(body) === 'male' ? '男性' : '女性') : ''
  return has('age') ? `${size}${knownAge(body)} 岁${who || '成年人'}` : `${size}成年${who || '人'}`
}

function missingText(key: keyof typeof DEPENDS_ON, body: Body): string {
  const needs = DEPENDS_ON[key]
  const own = [
    needs.includes('height') && knownHeight(body) === undefined && '身高',
    needs.includes('age') && knownAge(body) === undefined && '年龄',
  ].filter(Boolean)
  if (own.length) return `完善${own.join('和')}资料后可以查看评级。`
  return `本次测量缺少${key === 'pp' ? '蛋白质标准' : '体重'}，暂不评级。`
}

/** A band of the member's own table. */
interface BandRow {
  /** '20–25.9', without the unit. */
  range: string
  rating: RatingKey
  name: string
  /** The measurement falls into it. */
  isOwn: boolean
}

/** The bands for this sex, age, height and weight, lowest first, with the measurement's place in them. Empty for the body type, and where
 *  what the bands depend on is not known. No place where the service rated by ranges of its own. */
export function bandRows({ key, unit, decimals }: Metric, { grade }: Point): BandRow[] {
  if (key === 'bt' || !grade?.edges) return []
  const { edges, band: own, source } = grade
  const ratings = bandRatings(key)
  return bandTexts(shownEdges(unit, edges), decimals).map((range, band) => {
    const { key: kind, name } = RATINGS[ratings[band]!]
    return { range, rating: kind, name, isOwn: source === 'bands' && band === own }
  })
}
