import { dayWords, parseTime } from '#shared/core/dates/dates.ts'
import { shownDifference } from '#shared/health/mass.ts'
import { levelCards, type Source } from './model.ts'

/** What is compared, in this order. */
const COMPARED = ['weight', 'bodyFat', 'ssm'] as const

export interface SinceLast {
  /** Of the measurement before: '11月19日', with the year when it is not that of the fresh one. */
  day: string
  changes: { name: string; unit: string; by: number }[]
}

/** How a fresh measurement differs from the one before; undefined without one before, or with nothing that both have. */
export function sinceLast(source: Source): SinceLast | undefined {
  const { history, fresh } = source
  const before = history?.history_weight
    .flatMap(({ measurement_time }) => parseTime(measurement_time) ?? [])
    .reduce((latest, time) => Math.max(latest, time), 0)
  if (!fresh || !before) return undefined
  const cards = levelCards(source)
  const changes = COMPARED.flatMap((key) => {
    const card = cards.find(({ measure }) => measure.key === key)
    const [past, now] = card?.points().slice(-2) ?? []
    // The weigh-in before may have been written down by hand: what it did not measure is not compared with an earlier day.
    if (!card || card.value === '-' || !now || past?.time !== before) return []
    const { name, unit } = card.measure
    return [{ name, unit, by: shownDifference({ unit, decimals: 1 }, now.value, past.value) }]
  })
  return changes.length ? { day: dayWords(before, source.now)!, changes } : undefined
}
