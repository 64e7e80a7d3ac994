import { expect, test } from 'vitest'
import { guidanceOf, stageOf } from '#pages/analysis/guidance.ts'
import { pointsOf } from '#pages/analysis/model.ts'
import { weightView } from '#pages/bodyFatScale/model.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { Body } from '#shared/health/body.ts'
import { changeVerdict, verdictWord } from '#shared/health/change-verdict.ts'
import { forecastText } from '#shared/health/forecast-words.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { dailyMeans, trendChange, trendOf } from '#shared/health/trend.ts'
import { weightMove, weightOutlook } from '#shared/health/weight-outlook.ts'
import { recordWith } from '#tests/unit/pages/body-fat-scale-record.ts'
import { noiseFrom } from './simulated.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)
const WEIGHT = metricOf('weight')
/** What says which way it goes for the member. */
const DIRECTIONS = /更接近目标|离目标更远|正朝着|可以留意接下来|没有朝|大致平稳/

/** A member of any kind: light or heavy, young or not, losing, gaining or turning, with or without a target. */
function member(random: ReturnType<typeof noiseFrom>) {
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
function said({ body, items, target }: ReturnType<typeof member>) {
  const points = pointsOf(items, WEIGHT, body)
  const days = dailyMeans(
    points.map(({ time }) => time),
    points.map(({ plotted }) => plotted),
  )
  const trend = trendOf(days)
  const latest = points[points.length - 1]!
  const isLow = stageOf('weight', latest, body) === 'low'
  const verdictIn = (span: number) => {
    const by = trendChange(days, trend, span)
    const told = { key: 'weight', by, now: trend[trend.length - 1], target, isLow, decimals: 1 } as const
    return by !== undefined && body.age! >= 18 ? changeVerdict(told) : undefined
  }
  const outlook = weightOutlook({ items, targetKg: target, body, now: NOW })
  const month = trendChange(days, trend, 30)
  const first = points.find(({ time }) => time >= latest.time - 30 * DAY)!
  // The service's own month is the difference of two single weigh-ins.
  const raw = latest.plotted - first.plotted
  const guidance = guidanceOf({
    metric: WEIGHT,
    body,
    points,
    selected: points.length - 1,
    changeMonth: { value: Math.abs(raw), trend: raw < 0 ? 2 : 1 },
    trendMonth: month,
    trendNow: trend[trend.length - 1],
    target,
  })!
  // The home page's own change, against the first weigh-in of the last seven days, as the service counts it.
  const before = points.find(({ time }) => time >= latest.time - 7 * DAY)!
  const spanDays = Math.round((latest.time - before.time) / DAY)
  const record = recordWith({
    weight: latest.plotted,
    weightChangeValue: latest.plotted - before.plotted,
    weightChangeDay: spanDays,
  })
  return {
    spanDays,
    change: weightView(record, NOW, weightMove(items, days[days.length - 1]!.day, spanDays)).change!,
    outlook,
    month,
    isLow,
    guidance: guidance.analysis,
    week: verdictIn(7),
    ofMonth: verdictIn(30),
    forecast: forecastText(outlook.forecast),
  }
}

test('of 500 generated members no state makes two sentences of a screen contradict each other', () => {
  const random = noiseFrom(30)
  const seen = new Set<string>()
  for (let index = 0; index < 500; index++) {
    const one = member(random)
    const { outlook, month, isLow, guidance, week, ofMonth, forecast, change, spanDays } = said(one)
    const told = JSON.stringify({ ...one, guidance, forecast })
    // The week is told once, the same on both pages; the forecast says when, never which way.
    expect(outlook.verdict, told).toBe(week)
    expect(forecast, told).not.toMatch(DIRECTIONS)
    if (spanDays === 7 && outlook.weekKg !== undefined) {
      const kg = Math.round(outlook.weekKg * 10) / 10
      expect(change.way, told).toBe(kg === 0 ? '持平' : kg < 0 ? '减少' : '增加')
    }
    if (month !== undefined && Math.abs(month) >= 0.05) {
      expect(guidance, told).not.toMatch(month < 0 ? /上升/ : /下降/)
      if (one.target)
        expect(guidance.match(/更接近目标|离目标更远/)?.[0], told).toBe(ofMonth && verdictWord('weight', ofMonth))
    }
    if (isLow && (outlook.weekKg ?? 0) < 0) expect(outlook.verdict, told).toBeUndefined()
    if (one.body.age! < 18) expect(`${guidance}${outlook.verdict ?? ''}`, told).not.toMatch(DIRECTIONS)
    seen.add(`${week}${ofMonth}`)
  }
  expect(seen.size).toBe(9)
})
