import { fixed, trimmed } from '#shared/core/numbers.ts'
import { BEST, type Best, edgesOf, ratingOf } from '#shared/health/bands.ts'
import { isMinor, knownAge, knownHeight } from '#shared/health/body.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { type Member, type Point, sexFor } from './model.ts'

type Trait = 'height' | 'weight' | 'age' | 'sex'

/** What moves each metric's bands (spec §5): the range is said to hold for just that. */
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

/** The member's own best range as a sentence behind the science: '29 岁女性的优秀区间为 20%–26%。' Says why there is no verdict where
 *  it can be helped. '' for the body type, without a profile, and where the service has rated by ranges of its own. */
export function referenceText({ key, unit, decimals }: Metric, { item, rating }: Point, member: Member): string {
  if (key === 'bt' || member === null) return ''
  if (isMinor(member)) return '评级区间适用于 18 岁及以上的成年人，这里只展示数值。'
  const body = { ...member, weightKg: item.weight }
  const edges = edgesOf(key, body, item)
  if (!edges) return rating ? '' : missingText(key, body)
  if (ratingOf(key, item.value, body, item) !== rating) return ''
  const isPercent = unit === '%'
  const show = (edge: number) => trimmed(edge, decimals) + (isPercent ? '%' : '')
  return `${holderText(key, body)}的优秀区间为${rangeText(BEST[key], edges.map(show), unit && !isPercent ? ` ${unit}` : '')}。`
}

function rangeText(best: Best, edges: readonly string[], unit: string): string {
  if (best === 'middle') return ` ${edges[1]}–${edges[2]}${unit}`
  if (best === 'less') return `低于 ${edges[0]}${unit}`
  // A space between figures or Latin letters and Chinese, none between Chinese.
  return ` ${edges[edges.length - 1]}${unit}${/[一-龥]$/.test(unit) ? '' : ' '}及以上`
}

/** '成年人', '29 岁女性', '按身高 165 cm 计，成年女性'. */
function holderText(key: keyof typeof DEPENDS_ON, body: NonNullable<Member>): string {
  const has = (trait: Trait) => DEPENDS_ON[key].includes(trait)
  const size = has('height')
    ? `按身高 ${trimmed(knownHeight(body), 1)} cm 计，`
    : has('weight')
      ? `按体重 ${fixed(body.weightKg, 1)} kg 计，`
      : ''
  const who = has('sex') ? (sexFor(body) === 'male' ? '男性' : '女性') : ''
  return has('age') ? `${size}${knownAge(body)} 岁${who || '成年人'}` : `${size}成年${who || '人'}`
}

function missingText(key: keyof typeof DEPENDS_ON, body: NonNullable<Member>): string {
  const needs = DEPENDS_ON[key]
  const own = [
    needs.includes('height') && knownHeight(body) === undefined && '身高',
    needs.includes('age') && knownAge(body) === undefined && '年龄',
  ].filter(Boolean)
  if (own.length) return `完善${own.join('和')}资料后可以查看评级。`
  return `本次测量缺少${key === 'pp' ? '蛋白质标准' : '体重'}，暂不评级。`
}
