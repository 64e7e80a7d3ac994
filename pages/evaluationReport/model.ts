import type { Evaluation, EvaluationEntry } from '#shared/api/evaluation.ts'
import { formatTime, hasClock, parseTime } from '#shared/format/dates.ts'
import { clamp, formatTrimmed, PLACEHOLDER, round } from '#shared/format/numbers.ts'
import { getPercent } from '#shared/format/percent.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { getDimensionLetter, getScoreLetter, getScoreTitle, LETTER_RATINGS, type Letter } from '#shared/health/score.ts'

/** The six dimensions in the order of the radar, from the top clockwise. */
export const DIMENSIONS = {
  cardiorespiratory_capacity: '心肺耐力',
  muscular_endurance: '肌肉力量',
  flexibility: '柔韧性',
  action_standard: '动作标准度',
  posture_posture: '体态',
  body_composition: '身体成分',
} as const
export type DimensionKey = keyof typeof DIMENSIONS

const KEYS = Object.keys(DIMENSIONS) as DimensionKey[]
const FULL_MARKS = 100

/** Labels of risk_level 1–3; their meaning is an assumption (shared/api/README.md, "Readings"). */
const RISKS: Record<number, string | undefined> = { 1: '受伤风险低', 2: '受伤风险中', 3: '受伤风险较高' }

export interface DimensionView {
  key: DimensionKey
  name: string
  score: string
  /** '/50' where full marks are not 100. */
  outOf: string
  /** Percent of full marks, 0–100. */
  percent: number
  letter: Letter
  kind: RatingKey
  /** Change from the previous test; '' for the first test. */
  trend: 'up' | 'down' | 'same' | ''
  /** '' when the service sends none. */
  risk: string
}

export interface ReportView {
  /** Time of the test in epoch milliseconds; undefined when unknown. */
  at: number | undefined
  /** 2024-08-16 19:24, only the day without a time of day, '-' when unknown. */
  time: string
  title: string
  message: string
  score: string
  letter: Letter
  /** Percent of members of the same sex with a lower score, rounded; undefined when unknown. */
  peers: number | undefined
  axes: { name: string; score: number | undefined; text: string; percent: number; kind: RatingKey | undefined }[]
  dimensions: DimensionView[]
}

/** Rounds to the displayed digit, so that title and letter match the displayed number. */
const toDisplayed = (score: number | undefined) => score && round(score, 1)

/** The service sends a negative score for an ability that was not tested. */
const parseTested = (score: number | undefined) => (score !== undefined && score >= 0 ? score : undefined)

/**
 * View model of a report; undefined without an overall score. 0 counts as missing: a test never
 * ends with 0.
 */
export function createReportView(evaluation: Evaluation): ReportView | undefined {
  const summary = evaluation.evaluation_summary
  const overall = toDisplayed(summary?.comprehensive_score)
  if (!summary || !overall || overall < 0) return undefined
  const dimensions = KEYS.flatMap((key) => createDimensionView(key, evaluation) ?? [])
  const texts = getScoreTitle(overall, getWeakest(dimensions), isEven(dimensions))
  if (!texts) return undefined
  const peers = summary.exceeding_same_person_percentage
  return {
    at: parseTime(summary.update_time),
    time:
      formatTime(summary.update_time, hasClock(summary.update_time) ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd') ?? PLACEHOLDER,
    ...texts,
    score: formatTrimmed(overall, 1),
    letter: getScoreLetter(overall)!,
    // Rounding must not produce 100 (ahead of everybody) unless the service sends it.
    peers: peers === undefined ? undefined : clamp(round(peers, 0), 0, peers < 100 ? 99 : 100),
    axes: KEYS.map((key) => {
      const { score, outOf, percent } = getScore(key, evaluation)
      const kind = dimensions.find((dimension) => dimension.key === key)?.kind
      return { name: DIMENSIONS[key], score, text: formatTrimmed(score, 1) + outOf, percent, kind }
    }),
    dimensions,
  }
}

/** Whether an ability is graded below A. */
export const isWeak = ({ letter }: Pick<DimensionView, 'letter'>): boolean => letter === 'C' || letter === 'B'

/** Names of the two lowest dimensions among those graded below A, in the order of the radar. */
function getWeakest(dimensions: readonly DimensionView[]): string[] {
  const weak = dimensions.filter(isWeak)
  const lowest = [...weak].sort((a, b) => a.percent - b.percent).slice(0, 2)
  return weak.filter((one) => lowest.includes(one)).map(({ name }) => name)
}

const isEven = (dimensions: readonly DimensionView[]): boolean =>
  dimensions.length === KEYS.length && new Set(dimensions.map(({ percent }) => percent)).size === 1

const getFullMarks = (entry: EvaluationEntry) =>
  entry?.fullMarks && entry.fullMarks > 0 ? entry.fullMarks : FULL_MARKS

/**
 * Score for radar and card: of the entry, which has its own full marks and grade, else of the
 * summary.
 */
function getScore(key: DimensionKey, evaluation: Evaluation) {
  const entry = evaluation[`evaluation_${key}`]
  const score = toDisplayed(parseTested(entry?.score ?? evaluation.evaluation_summary?.[key]))
  const full = getFullMarks(entry)
  const outOf = score === undefined || full === FULL_MARKS ? '' : `/${formatTrimmed(full, 1)}`
  return { entry, score, outOf, percent: getPercent(score, full) }
}

/** Undefined for a dimension that was not tested. */
function createDimensionView(key: DimensionKey, evaluation: Evaluation): DimensionView | undefined {
  const { entry, score, outOf, percent } = getScore(key, evaluation)
  if (score === undefined) return undefined
  const letter = parseLetter(entry?.rate) ?? getDimensionLetter(percent)!
  return {
    key,
    name: DIMENSIONS[key],
    score: formatTrimmed(score, 1),
    outOf,
    percent,
    letter,
    kind: RATINGS[LETTER_RATINGS[letter]].key,
    trend: parseTrend(entry?.trend),
    risk: RISKS[entry?.risk_level ?? 0] ?? '',
  }
}

const isLetter = (text: string): text is Letter => /^(C|B|A|S|SSS)$/.test(text)

/** The grade from the service; undefined for an unknown one. */
function parseLetter(rate = ''): Letter | undefined {
  const text = rate.trim().toUpperCase()
  return isLetter(text) ? text : undefined
}

function parseTrend(trend: number | undefined): DimensionView['trend'] {
  if (trend === undefined) return ''
  if (trend === 0) return 'same'
  return trend > 0 ? 'up' : 'down'
}
