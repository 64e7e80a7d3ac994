import { expect, test } from 'vitest'
import { getGuidance, getRatingStage } from '#pages/analysis/guidance.ts'
import { toPoints } from '#pages/analysis/model.ts'
import { createWeightView } from '#pages/bodyFatScale/model.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { Body } from '#shared/health/body.ts'
import { formatForecast } from '#shared/health/forecast-text.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'
import { createRecord } from '#tests/unit/pages/body-fat-scale-record.ts'
import { createRandom } from './simulated.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)
const WEIGHT = getMetric('weight')
/** What says which way it goes for the member. */
const DIRECTIONS = /离目标更近|离目标远了些|正朝着|可以留意接下来|没有朝|大致平稳/

/**
 * A member of any kind: light or heavy, young or not, losing, gaining or turning, with or without a
 * target.
 */
function createMember(random: ReturnType<typeof createRandom>) {
  const body: Body = { sex: 'female', age: Math.round(random.between(12, 70)), heightCm: random.between(145, 185) }
  const kg = random.between(16, 32) * (body.heightCm! / 100) ** 2
  const [pace, before, turn, sd] = [
    random.between(-0.15, 0.15),
    random.between(-0.15, 0.15),
    random.between(2, 40),
    random.between(0.1, 1),
  ]
  const items = Array.from({ length: Math.round(random.between(2, 120)) }, (_, ago) => {
    const value =
      Math.round(10 * (kg + pace * Math.min(ago, turn) + before * Math.max(0, ago - turn) + sd * random.normal())) / 10
    return { value, weight: value, date: new Date(NOW - ago * DAY).toISOString() } as AnalysisItem
  }).filter((_, ago) => ago === 0 || random.uniform() < 0.7)
  return { body, items, target: random.uniform() < 0.8 ? Math.round(kg + random.between(-8, 8)) : undefined }
}

/** What the home page and the analysis say of one member's weight. */
function getStatements({ body, items, target }: ReturnType<typeof createMember>) {
  const points = toPoints(items, WEIGHT, body)
  const latest = points[points.length - 1]!
  const outlook = getWeightOutlook({ items, targetKg: target, body, now: NOW })
  const first = points.find(({ time }) => time >= latest.time - 30 * DAY)!
  // The service's own month is the difference of two single weigh-ins.
  const raw = latest.plotted - first.plotted
  const guidance = getGuidance({
    metric: WEIGHT,
    body,
    points,
    selected: points.length - 1,
    changeMonth: { value: Math.abs(raw), trend: raw < 0 ? -1 : 1 },
  })!
  // The home page's change, against the first weigh-in of the last seven days, as the service
  // counts it.
  const before = points.find(({ time }) => time >= latest.time - 7 * DAY)!
  const spanDays = Math.round((latest.time - before.time) / DAY)
  const value = latest.plotted - before.plotted
  const record = createRecord({ weight: latest.plotted, weightChangeValue: value, weightChangeDay: spanDays })
  return {
    raw,
    value,
    change: createWeightView(record, NOW).change!,
    outlook,
    isLow: getRatingStage('weight', latest) === 'low',
    guidance: guidance.analysis,
    forecast: formatForecast(outlook.forecast),
  }
}

test('of 500 generated members each number is told as it was sent, and a direction once', () => {
  const random = createRandom(30)
  const seen = new Set<string>()
  for (let index = 0; index < 500; index++) {
    const item = createMember(random)
    const { outlook, raw, value, isLow, guidance, forecast, change } = getStatements(item)
    const reported = JSON.stringify({ ...item, guidance, forecast })
    // Only 趋势与目标 states the direction; the forecast states when, the guidance how good the value
    // is.
    expect(forecast, reported).not.toMatch(DIRECTIONS)
    expect(guidance, reported).not.toMatch(DIRECTIONS)
    const [kg, month] = [value, raw].map((by) => Math.round(by * 10) / 10)
    expect(change.direction, reported).toBe(kg === 0 ? '持平' : kg! < 0 ? '减少' : '增加')
    // 分析 says of the month what 变化 says.
    expect(guidance, reported).toMatch(month === 0 ? /近一月持平/ : month! < 0 ? /近一月下降/ : /近一月上升/)
    if (isLow && (outlook.weekKg ?? 0) < 0) expect(outlook.verdict, reported).toBeUndefined()
    if (item.body.age! < 18) expect(outlook.verdict, reported).toBeUndefined()
    seen.add(`${outlook.verdict}`)
  }
  expect([...seen].sort()).toEqual(['bad', 'good', 'undefined'])
})
