import { readMemberData, writeMemberData } from '#shared/features/member/member-store.ts'
import { formatTime } from '#shared/format/dates.ts'
import { round } from '#shared/format/numbers.ts'
import type { ReportView } from './model.ts'

/** Scores of a report displayed on this phone, in the order of the radar; null without a score. */
export interface StoredReport {
  /** Epoch milliseconds. */
  at: number
  axes: readonly (readonly [score: number, percent: number] | null)[]
}

export interface LastReport {
  /** '10月18日' */
  day: string
  /** 0–100 of full marks, 0 without a score. */
  percents: number[]
  /** '+3', '−4', '±0'; '' where a score is missing in either report. */
  changes: string[]
}

const STORE = 'abilities'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isAxis = (axis: unknown): boolean =>
  axis === null || (Array.isArray(axis) && axis.length === 2 && axis.every(isNumber))

/** Reports stored on this phone. The service does not send the previous report. */
export const getStoredReports = (): StoredReport[] =>
  Object.entries(readMemberData(STORE)).flatMap(([at, axes]) =>
    isNumber(Number(at)) && Array.isArray(axes) && axes.every(isAxis) ? { at: Number(at), axes } : [],
  )

/** Stores a report for the comparison with the next one. */
export function storeReport({ at, axes }: ReportView) {
  if (!at || getStoredReports().some((storedReports) => storedReports.at === at)) return
  writeMemberData(
    STORE,
    String(at),
    axes.map(({ score, percent }) => (score === undefined ? null : [score, percent])),
  )
}

const SIGNS = { '1': 'up', '-1': 'down', '0': 'same' } as const

/**
 * The newest stored report before this one; undefined without one, or where its changes contradict
 * the service's trends.
 */
export function getLastReport(
  { at, axes, dimensions }: ReportView,
  storedReports: readonly StoredReport[],
): LastReport | undefined {
  const [last] = storedReports.filter((report) => at && report.at < at).sort((a, b) => b.at - a.at)
  if (!last) return undefined
  const changes = axes.map(({ score }, index) => {
    const before = last.axes[index]?.[0]
    return score === undefined || before === undefined ? undefined : round(score - before, 1)
  })
  const isSame = axes.every(({ name }, index) => {
    const change = changes[index]
    const trend = dimensions.find((report) => report.name === name)?.trend
    return !trend || change === undefined || SIGNS[`${Math.sign(change) as -1 | 0 | 1}`] === trend
  })
  const hasTrend = dimensions.some(({ trend }) => trend)
  if (!isSame || !hasTrend) return undefined
  return {
    day: formatTime(last.at, 'M月d日') ?? '',
    percents: axes.map((_, index) => last.axes[index]?.[1] ?? 0),
    changes: changes.map(formatSigned),
  }
}

const formatSigned = (change: number | undefined): string =>
  change === undefined ? '' : `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`
