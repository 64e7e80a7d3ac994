import { useMemo, useState } from 'react'
import { getSegmentHistory, type History } from '#shared/api/composition.ts'
import type { Query } from '#shared/api/query.ts'
import { fetchWithSegments } from '#shared/features/records/load.ts'
import { EmptyContent, RecordsSheet } from '#shared/features/records/records-sheet.tsx'
import { formatTime, parseTime } from '#shared/format/dates.ts'
import { formatMass, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { type ComparedRow, compareRecords } from '#shared/health/compare.ts'
import { parsePartMass } from '#shared/health/measured.ts'
import { ADULTS_ONLY, RATINGS, type Rating } from '#shared/health/ratings.ts'
import { joinRecords, type TakenRecord } from '#shared/health/records.ts'
import { getSegmentHistoryField, SEGMENTS, type SegmentKey, type Tissue } from '#shared/health/segments.ts'
import { type Dated, DatedChoice } from '#shared/ui/controls/dated-choice.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { getSegmentReading, mapSegments, type SegmentReading, TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { RatingShape } from '#shared/ui/verdicts/rating-shape.tsx'
import { TEXTS } from '#shared/ui/verdicts/verdict-tones.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** null if the profile failed to load. */
  body: Body | null
}

interface Records {
  history: History
  records: readonly TakenRecord[]
}

const RECORDS_QUERY: Query<Records> = {
  queryKey: 'records',
  queryFn: async (fetch) => {
    const { history, items } = await fetchWithSegments(fetch)
    return { history, records: joinRecords(items) }
  },
}

/** Sheet that compares two measurements of the member's choice. */
export const CompareSheet = ({ body, ...props }: Props) => (
  <RecordsSheet {...props} title="两次对比" query={RECORDS_QUERY}>
    {(loaded) =>
      loaded.records.length < 2 ? <EmptyContent text="再测一次，就能对比了" /> : <Compared {...loaded} body={body} />
    }
  </RecordsSheet>
)

interface ComparedProps extends Records {
  body: Body | null
}

function Compared({ records, history, body }: ComparedProps) {
  const options = useMemo(() => createOptions(records), [records])
  const last = records.length - 1
  const [[first, second], setChosen] = useState<readonly [number, number]>([last - 1, last])
  const [earlier, later] = [Math.min(first, second), Math.max(first, second)]
  const pair = [records[earlier]!, records[later]!] as const
  const rows = compareRecords(...pair, body)
  const names = getPairNames(records, options, [earlier, later])
  return (
    <div className="flex flex-col gap-4">
      <div className="fold-[15.5rem] gap-3">
        <DatedChoice label="第一次" options={options} value={first} onChange={(to) => setChosen([to, second])} />
        <DatedChoice label="第二次" options={options} value={second} onChange={(to) => setChosen([first, to])} />
      </div>
      {first === second ? (
        <p className="py-4 text-center text-sub text-ink-3">两次选了同一条记录，换一条再对比</p>
      ) : (
        <>
          <CompareRows rows={rows} names={names} />
          <CompareSegments pair={pair} names={names} history={history} body={body} />
          <p className="text-caption text-ink-3">
            单次数值受饮水、进食和运动影响，长期变化请看趋势
            {body && isMinor(body) && `。${ADULTS_ONLY}`}
          </p>
        </>
      )}
    </div>
  )
}

/**
 * Table of the metrics: value before, value after, change. The header with the two dates is sticky.
 */
export const CompareRows = ({ rows, names }: { rows: readonly ComparedRow[]; names: readonly [string, string] }) => (
  <table className="w-full table-fixed border-collapse text-left">
    <thead className="text-caption text-ink-3">
      <tr>
        {['指标', ...names, '变化'].map((name, index) => (
          <th
            key={index}
            scope="col"
            className={`sticky top-0 z-[1] bg-raised py-2 pr-1 align-bottom font-normal shadow-[0_1px_var(--color-line)] ${index === 0 ? 'w-[26%]' : ''}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, unit, decimals, before, after, ratings, by, isEstimated }) => (
        <tr key={key} className="h-14 border-line not-first:border-t">
          <th scope="row" className="py-1 pr-1 text-sub font-normal text-ink-2 [overflow-wrap:anywhere]">
            {name}
            <small className="block text-caption text-ink-3">
              {[unit, isEstimated && '估算'].filter(Boolean).join(' · ')}
            </small>
          </th>
          <Figure value={before} rating={ratings[0]} />
          <Figure value={after} rating={ratings[1]} />
          <td className="py-1 text-fig-xs leading-[1.35]">
            {by === undefined ? compareText(before, after) : <Change by={by} decimals={decimals} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Text for values without a difference: the body type is the same or has changed. */
const compareText = (before: string, after: string) =>
  before === '-' || after === '-' ? <Dash /> : before === after ? '相同' : '不同'

const Figure = ({ value, rating }: { value: string; rating: Rating | undefined }) => {
  const verdict = rating && RATINGS[rating]
  return (
    <td className="py-1 pr-1">
      <b className="num block text-fig-xs leading-[1.35]">{value === '-' ? <Dash /> : value}</b>
      {verdict && (
        <span className={`flex items-center gap-1 text-caption ${TEXTS[verdict.key]}`}>
          <RatingShape kind={verdict.key} size={11} />
          {verdict.name}
        </span>
      )}
    </td>
  )
}

interface SegmentsProps {
  /** The earlier one first. */
  pair: readonly [TakenRecord, TakenRecord]
  names: readonly [string, string]
  history: History
  body: Body | null
}

/**
 * Segments of both measurements as two figures, and their changes; renders nothing if neither scale
 * measured them.
 */
export function CompareSegments({ pair, names, history, body }: SegmentsProps) {
  const [tissue, setTissue] = useState<Tissue>('muscle')
  const found = pair.map(({ time, values }) => getSegmentsAtTime(history, tissue, { time, weightKg: values.weight }))
  const [before, after] = found
  if (!before && !after) return null
  const changes = SEGMENTS.flatMap(({ key, name }) => {
    const [was, is] = [before?.kg[key], after?.kg[key]]
    return was === undefined || is === undefined ? [] : [{ name, by: is - was }]
  })
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-head leading-[1.4]">节段</h3>
        <Segmented label="节段" options={TISSUES} value={tissue} onChange={setTissue} />
      </div>
      <div className="flex flex-col gap-4">
        {found.map((item, index) => (
          <figure key={index}>
            <figcaption className="text-sub text-ink-2">{names[index]}</figcaption>
            {item ? (
              <SegmentMap sex={body?.sex ?? 'male'} readings={item.readings} />
            ) : (
              <p className="py-4 text-center text-sub text-ink-3">这次没有节段数据</p>
            )}
          </figure>
        ))}
      </div>
      {changes.length > 0 && (
        <dl className="fold-[8rem] mt-3 gap-x-4 gap-y-1.5 text-sub">
          {changes.map(({ name, by }) => (
            <div key={name} className="flex justify-between gap-2">
              <dt className="text-ink-2">{name}</dt>
              <dd>
                <Change by={toDisplayUnit('kg', by)} unit={` ${getDisplayUnit('kg')}`} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type Named = Pick<TakenRecord, 'time' | 'values'>

const LONGER: ((record: Named) => string)[] = [
  ({ time }) => formatTime(time, 'd日 HH:mm')!,
  ({ time }) => formatTime(time, 'd日 HH:mm:ss')!,
  ({ time, values }) => `${formatTime(time, 'd日 HH:mm:ss')} ${formatMass(values.weight)} ${getDisplayUnit('kg')}`,
]

/**
 * Converts records to options named by day and minute; duplicates within a month also get seconds,
 * then the weight.
 */
export function createOptions(records: readonly Named[]): Dated[] {
  const months = records.map(({ time }) => formatTime(time, 'yyyy年M月')!)
  let texts: string[] = []
  for (const formatOption of LONGER) {
    const count = new Map<string, number>()
    texts.forEach((text, index) => {
      count.set(months[index] + text, (count.get(months[index] + text) ?? 0) + 1)
    })
    texts = records.map((record, index) =>
      texts.length && count.get(months[index]! + texts[index]) === 1 ? texts[index]! : formatOption(record),
    )
  }
  return texts.map((text, index) => ({ month: months[index]!, text }))
}

/**
 * Names of two compared records: '11月19日', with the year if the years differ; within one day the
 * option's text.
 */
export function getPairNames(
  records: readonly Named[],
  options: readonly Dated[],
  pair: readonly [number, number],
): [string, string] {
  const formatPair = (pattern: string) =>
    pair.map((index) => formatTime(records[index]!.time, pattern)!) as [string, string]
  const [first, second] = formatPair('yyyy')
  const days = formatPair(first === second ? 'M月d日' : 'yyyy年M月d日')
  return days[0] === days[1] ? [options[pair[0]]!.text, options[pair[1]]!.text] : days
}

interface SegmentReadings {
  readings: Record<SegmentKey, SegmentReading>
  /** kg, where it is known. */
  kg: Partial<Record<SegmentKey, number>>
}

/**
 * Segments of a measurement; undefined if its scale does not measure them or the service does not
 * store them.
 * @param time epoch milliseconds
 */
export function getSegmentsAtTime(
  history: History,
  tissue: Tissue,
  { time, weightKg }: { time: number; weightKg: number | undefined },
): SegmentReadings | undefined {
  const kg: Partial<Record<SegmentKey, number>> = {}
  const readings = mapSegments((key): SegmentReading => {
    const found = getSegmentHistory(history, getSegmentHistoryField(key, tissue)).find(
      ({ measurement_time }) => parseTime(measurement_time) === time,
    )
    const mass = parsePartMass(found?.muscleOrFatMass, weightKg)
    if (mass !== undefined) kg[key] = mass
    // Comparing two figures leaves no space for the axis of each part.
    return { ...getSegmentReading(tissue, found, weightKg), zones: undefined }
  })
  return Object.keys(kg).length ? { readings, kg } : undefined
}
