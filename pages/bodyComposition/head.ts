import type { Fresh } from '#shared/api/composition.ts'
import { formOf } from '#shared/health/body-form.ts'
import { givenRating, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { scoreRating, scoreText } from '#shared/health/score.ts'
import type { Source } from './model.ts'

/** The header: body form, overall rating and score; each only where it is known. Undefined without any. */
export function headOf({ history, fresh, body }: Source) {
  const score = fresh ? fresh.score : history?.latest_score
  const rate = fresh ? fresh.rate : history?.latest_rate
  const form = formOf(body?.sex ?? 'male', { code: fresh ? fresh.bt : history?.latest_bodily_form })
  const rating = overall(rate, score)
  const hasScore = scoreRating(score) !== undefined
  return hasScore || form || rating ? { score: hasScore ? scoreText(score) : undefined, form, rating } : undefined
}

/** The service's own verdict wins, also as a word, which then has the shape of the score's band; else that band (shared/health/README.md, "Score, grades and titles"). */
function overall(rate: Fresh['rate'], score: number | undefined): { key?: RatingKey; name: string } | undefined {
  const band = scoreRating(score)
  if (typeof rate === 'string') return { key: band && RATINGS[band].key, name: rate }
  const rating = givenRating(rate) ?? band
  return rating && RATINGS[rating]
}
