import { clamp, formatTrimmed, toNumber } from '#shared/format/numbers.ts'
import { hasReached, toScaleValue } from './measured.ts'
import type { Rating } from './ratings.ts'

/** Edges of the body score's ratings (shared/health/README.md, "Score, grades and titles"). */
export const SCORE_EDGES = [70, 80, 90] as const

/** Rating of a body score as displayed, clamped to 60–100. Undefined when there is no score. */
export function getScoreRating(score: unknown): Rating | undefined {
  const value = toScaleValue(score)
  if (value === undefined) return undefined
  return (1 + SCORE_EDGES.filter((edge) => hasReached(clamp(value, 60, 100), edge)).length) as Rating
}

/** Formats a body score to one decimal, a whole one without '.0'; '-' when there is none. */
export const formatScore = (score: unknown): string => formatTrimmed(toScaleValue(score), 1)

export type Letter = 'C' | 'B' | 'A' | 'S' | 'SSS'

/** Rating whose colours each grade uses; the letter is its label. */
export const LETTER_RATINGS: Record<Letter, Rating> = { C: 1, B: 2, A: 3, S: 4, SSS: 4 }

/**
 * Grade of a body or overall score: ≤60 C, <70 B, <80 A, <90 S, else SSS. Scores are clamped to
 * 60–100. Undefined when missing.
 */
export function getScoreLetter(score: unknown): Letter | undefined {
  const value = toNumber(score)
  if (value === undefined) return undefined
  if (value <= 60) return 'C'
  if (value < 70) return 'B'
  if (value < 80) return 'A'
  return value < 90 ? 'S' : 'SSS'
}

/**
 * Grade of a dimension of the ability report: [0,60) C, [60,70) B, [70,80) A, [80,100) S, from 100
 * SSS. Undefined when missing or negative.
 */
export function getDimensionLetter(score: unknown): Letter | undefined {
  const value = toNumber(score)
  if (value === undefined || value < 0) return undefined
  if (value < 60) return 'C'
  if (value < 70) return 'B'
  if (value < 80) return 'A'
  return value < 100 ? 'S' : 'SSS'
}

const STEADY = '底子不错，各项也比较均衡。保持现在的频率，再慢慢加量。'
/**
 * Overall titles: inclusive upper score, title, general text, and text for low abilities, whose
 * names replace WEAK.
 */
const TITLES = [
  [75, '运动新人', '你已经迈出了第一步。每周练 3 次，先把频率稳住，再慢慢加量。', ''],
  [85, '运动潜力股', '底子不错，可以多练练较弱的几项，让各项更均衡。', '底子不错，可以多练练WEAK，让各项更均衡。'],
  [
    93,
    '运动达人',
    '各项能力都在较高水平。保持现在的节奏，再慢慢加一点难度。',
    '整体在较高水平，可以多练练WEAK，让各项更均衡。',
  ],
  [
    Number.POSITIVE_INFINITY,
    '运动大师',
    '全面而稳定的表现。注意训练与恢复的平衡，把好状态延续下去。',
    '整体表现出色，可以多练练WEAK，让各项更均衡。',
  ],
] as const

/**
 * Title and message of the ability report by its overall score. Undefined without a score.
 * @param weak names of the abilities graded low
 * @param isEven true if all abilities are alike
 */
export function getScoreTitle(
  score: unknown,
  weak: readonly string[] = [],
  isEven = false,
): { title: string; message: string } | undefined {
  const value = toNumber(score)
  const row = value === undefined ? undefined : TITLES.find(([upTo]) => value <= upTo)
  if (!row) return undefined
  const [upTo, title, general, named] = row
  if (isEven && upTo === 85) return { title, message: STEADY }
  return { title, message: weak.length && named ? named.replace('WEAK', weak.join('和')) : general }
}
