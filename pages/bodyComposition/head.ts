import type { Fresh } from '#shared/api/composition.ts'
import { formOf } from '#shared/health/body-form.ts'
import { givenRating, RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { scoreRating, shownScore } from '#shared/health/score.ts'
import { isYoung, type Source } from './model.ts'

/** The header: body form, overall rating and score; each only where it is known. Undefined without any. */
export function headOf(source: Source) {
  const { history, fresh, body } = source
  const score = shownScore(fresh ? fresh.score : history?.latest_score)
  const rate = fresh ? fresh.rate : history?.latest_rate
  const form = formOf(body?.sex ?? 'male', { code: fresh ? fresh.bt : history?.latest_bodily_form })
  const rating = isYoung(source) ? undefined : overall(rate, score)
  return score === undefined && !form && !rating ? undefined : { score, form, rating }
}

/** The service's own verdict wins, also as a word, which then has the shape of the score's band; else that band (shared/health/README.md, "Score, grades and titles"). */
function overall(rate: Fresh['rate'], score: number | undefined): { key?: RatingKey; name: string } | undefined {
  const band = scoreRating(score)
  if (typeof rate === 'string') return { key: band && RATINGS[band].key, name: rate }
  const rating = givenRating(rate) ?? band
  return rating && RATINGS[rating]
}
