/** Four-level verdicts: 1 worst … 4 best (shared/health/README.md, "Bands"). */
export type Rating = 1 | 2 | 3 | 4

/** Parses the service's own rating; undefined unless it is one of the four. */
export const parseRating = (rate: unknown): Rating | undefined =>
  rate === 1 || rate === 2 || rate === 3 || rate === 4 ? rate : undefined

/** Kind (colour and shape) and name of each rating. */
export const RATINGS = {
  1: { key: 'risk', name: '风险' },
  2: { key: 'warn', name: '警戒' },
  3: { key: 'normal', name: '正常' },
  4: { key: 'excellent', name: '优秀' },
} as const satisfies Record<Rating, { key: string; name: string }>

export type RatingKey = (typeof RATINGS)[Rating]['key']

/** Note next to the ratings of members under 18. */
export const ADULTS_ONLY = '评级区间适用于 18 岁及以上的成年人，仅供参考'
