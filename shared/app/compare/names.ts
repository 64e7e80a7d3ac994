import { formatTime } from '#shared/core/dates/dates.ts'
import { massText, shownUnit } from '#shared/core/weight-unit.ts'
import type { TakenRecord } from '#shared/health/records.ts'
import type { Dated } from '#shared/ui/controls/dated-choice.tsx'

type Named = Pick<TakenRecord, 'time' | 'values'>

const LONGER: ((record: Named) => string)[] = [
  ({ time }) => formatTime(time, 'd日 HH:mm')!,
  ({ time }) => formatTime(time, 'd日 HH:mm:ss')!,
  ({ time, values }) => `${formatTime(time, 'd日 HH:mm:ss')} ${massText(values.weight)} ${shownUnit('kg')}`,
]

/** Each record as an entry of a choice: day and minute; with its seconds, and then its weight, where another one of the month would be called the same. */
export function optionsOf(records: readonly Named[]): Dated[] {
  const months = records.map(({ time }) => formatTime(time, 'yyyy年M月')!)
  let texts: string[] = []
  for (const textOf of LONGER) {
    const count = new Map<string, number>()
    texts.forEach((text, index) => {
      count.set(months[index] + text, (count.get(months[index] + text) ?? 0) + 1)
    })
    texts = records.map((record, index) =>
      texts.length && count.get(months[index]! + texts[index]) === 1 ? texts[index]! : textOf(record),
    )
  }
  return texts.map((text, index) => ({ month: months[index]!, text }))
}

/** What two records are called beside each other: '11月19日', with the year where the years differ; of one day as in the choice. */
export function pairNames(
  records: readonly Named[],
  options: readonly Dated[],
  pair: readonly [number, number],
): [string, string] {
  const named = (pattern: string) => pair.map((index) => formatTime(records[index]!.time, pattern)!) as [string, string]
  const [first, second] = named('yyyy')
  const days = named(first === second ? 'M月d日' : 'yyyy年M月d日')
  return days[0] === days[1] ? [options[pair[0]]!.text, options[pair[1]]!.text] : days
}
