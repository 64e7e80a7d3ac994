import { useMemo, useRef, useState } from 'react'
import { getSegmentHistory, type History } from '#shared/api/composition.ts'
import type { Query } from '#shared/api/query.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import type { Environment } from '#shared/bridge/container.ts'
import { environment } from '#shared/bridge/environment.ts'
import { copyText } from '#shared/features/copy-text.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { fetchWithSegments } from '#shared/features/records/load.ts'
import { EmptyContent, RecordsSheet } from '#shared/features/records/records-sheet.tsx'
import { canShareFile, downloadFile, shareData } from '#shared/features/share-file/share-file.ts'
import { getDayStart } from '#shared/format/calendar-days.ts'
import { formatTime, parseTime, toDayKey } from '#shared/format/dates.ts'
import { addCommas, round } from '#shared/format/numbers.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import { getPeriodMeans, type PeriodUnit } from '#shared/health/periods.ts'
import { joinRecords, type TakenRecord } from '#shared/health/records.ts'
import { getSegmentHistoryField, type SegmentKey, type Tissue } from '#shared/health/segments.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { getNotes } from './member-goals.ts'

const ROWS_QUERY: Query<{ records: readonly TakenRecord[]; history: History }> = {
  queryKey: 'rows',
  queryFn: async (fetch) => {
    const { items, history } = await fetchWithSegments(fetch)
    return { records: joinRecords(items), history }
  },
}

/** Dialog that exports all measurements as a CSV file (share or download) or as copied text. */
export const ExportSheet = (props: { open: boolean; onClose: () => void }) => (
  <RecordsSheet {...props} title="导出数据" query={ROWS_QUERY}>
    {(loaded) => (loaded.records.length ? <ExportChannels {...loaded} /> : <EmptyContent text="还没有测量记录" />)}
  </RecordsSheet>
)

const PRIMARY = { share: '分享文件', download: '下载文件', copy: '复制全部文本' }

const ROWS = [
  { key: 'each', label: '每次' },
  { key: 'week', label: '按周' },
  { key: 'month', label: '按月' },
] as const
type Rows = (typeof ROWS)[number]['key']

/**
 * Selects the export channel. Web views of apps ignore downloads, so a file is shared there, or its
 * text is copied.
 */
export function getExportChannel(
  file: File,
  { container, mayBeNative }: Environment = environment,
): keyof typeof PRIMARY {
  if (canShareFile(file)) return 'share'
  return container === 'browser' && !mayBeNative ? 'download' : 'copy'
}

function ExportChannels({ records, history }: { records: readonly TakenRecord[]; history: History }) {
  const [rows, setRows] = useState<Rows>('each')
  const { csv, file } = useMemo(() => {
    const text = rows === 'each' ? toCsv(records, getSegmentCells(history), getNotes()) : toPeriodCsv(records, rows)
    const kind = rows === 'each' ? '' : ROWS.find(({ key }) => key === rows)!.label
    return { csv: text, file: new File([text], createFileName(getServerTime(), kind), { type: 'text/csv' }) }
  }, [records, history, rows])
  const [channel, setChannel] = useState(() => getExportChannel(file))
  // Fallback without clipboard and file: a textarea with the text for manual selection.
  const [isVisible, setVisible] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const handleCopy = async () => {
    if (await copyText(csv)) return void showMessage('已复制', 'success')
    setVisible(true)
    setTimeout(() => field.current?.select())
  }
  const runExport = async () => {
    if (channel === 'copy') return handleCopy()
    if (channel === 'download') return downloadFile(file)
    if (!(await shareData({ files: [file], title: file.name }))) setChannel('copy')
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body phrases">{formatSummary(records)}</p>
      <Segmented size="wide" label="每行是什么" options={ROWS} value={rows} onChange={setRows} />
      <p className="text-sub leading-[1.6] text-ink-2">
        {rows === 'each'
          ? 'CSV 表格，体重单位为 kg，可用 Excel、WPS 打开。'
          : `CSV 表格，体重单位为 kg，每${rows === 'week' ? '周' : '月'}一行平均值，可用 Excel、WPS 打开。`}
        包含体重、各项身体指标和你写的备注，请只发给信任的人。
        {channel === 'copy' && '当前无法保存文件，可复制后粘贴到备忘录。'}
      </p>
      <Button onClick={() => void runExport()}>{PRIMARY[channel]}</Button>
      {channel !== 'copy' && (
        <Button kind="quiet" onClick={() => void handleCopy()}>
          {PRIMARY.copy}
        </Button>
      )}
      {isVisible && (
        <>
          <p role="alert" className="text-sub text-ink-2">
            无法自动复制，请长按下面的文本，全选后复制
          </p>
          <textarea
            ref={field}
            readOnly
            aria-label="全部记录"
            value={csv}
            className="h-40 w-full rounded-tile bg-canvas p-3 text-caption"
          />
        </>
      )}
    </div>
  )
}

/**
 * Columns of an openScale 3.x export after DATE and TIME: its measurement types in alphabetical
 * order (percent for BODY_FAT, MUSCLE and WATER, kg for BONE, kcal for BMR). openScale imports
 * names it has no type for as custom types: BODY_AGE, BODY_TYPE (code 0–11), PROTEIN and
 * SUBCUTANEOUS_FAT in percent, MUSCLE_MASS and SKELETAL_MUSCLE in kg. SEGMENT_COLUMNS follow where
 * the scale measures body segments.
 */
export const COLUMNS: readonly (readonly [name: string, key: MetricKey | 'muscle' | 'muscleKg'])[] = [
  ['BMI', 'bmi'],
  ['BMR', 'bmr'],
  ['BODY_AGE', 'bodyAge'],
  ['BODY_FAT', 'bodyFat'],
  ['BODY_TYPE', 'bt'],
  ['BONE', 'bmd'],
  ['MUSCLE', 'muscle'],
  ['MUSCLE_MASS', 'muscleKg'],
  ['PROTEIN', 'pp'],
  ['SKELETAL_MUSCLE', 'ssm'],
  ['SUBCUTANEOUS_FAT', 'subcutaneousFat'],
  ['VISCERAL_FAT', 'vfr'],
  ['WATER', 'bwp'],
  ['WEIGHT', 'weight'],
  ['WHR', 'whr'],
]
/**
 * Optional columns after COLUMNS: fat mass in kg, and the kind of scale: 0 with eight electrodes, 1
 * with four.
 */
const MORE = [
  ['FAT_MASS', 'fatKg'],
  ['SCALE_TYPE', 'scaleType'],
] as const
/** Decimals of a cell: more than any scale has, few enough to hide floating-point noise. */
const DIGITS = 4

/**
 * Formats records as CSV of openScale 3.x, one line each. Header, dates and numbers are ASCII, so
 * that no byte-order mark is needed (it hides the first column's name from some programs) and no
 * cell is read as a formula. With notes a byte-order mark is added, because spreadsheets misread
 * Chinese without one; the first column, whose name it may hide, is then openScale's COMMENT.
 * @param segments from `getSegmentCells`
 * @param notes by the measurement's time in epoch milliseconds
 */
export function toCsv(
  records: readonly TakenRecord[],
  segments: ReturnType<typeof getSegmentCells> = new Map(),
  notes: ReadonlyMap<number, string> = new Map(),
): string {
  const parts = records.some(({ time }) => segments.has(time)) ? SEGMENT_COLUMNS : []
  const more = MORE.filter(([, key]) => records.some((record) => record[key] !== undefined))
  const hasNotes = records.some(({ time }) => notes.has(time))
  const header = [
    ...(hasNotes ? ['COMMENT'] : []),
    'DATE',
    'TIME',
    ...COLUMNS.map(([name]) => name),
    ...more.map(([name]) => name),
    ...parts,
  ]
  const rows = records.map((record) => [
    ...(hasNotes ? [formatNoteCell(notes.get(record.time))] : []),
    formatTime(record.time, 'yyyy-MM-dd'),
    formatTime(record.time, 'HH:mm:ss'),
    ...COLUMNS.map(([, key]) => formatCell({ ...record.values, ...getMuscle(record) }[key])),
    ...more.map(([, key]) => formatCell(record[key])),
    ...parts.map((name) => formatCell(segments.get(record.time)?.[name])),
  ])
  return `${hasNotes ? '\ufeff' : ''}${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/**
 * Muscle in kg and in percent. The service's percentage wins; otherwise it is computed to one
 * digit.
 */
function getMuscle({ muscleKg, muscleRate, values: { weight } }: TakenRecord) {
  const share = muscleKg === undefined || !weight ? undefined : round((100 * muscleKg) / weight, 1)
  return { muscleKg, muscle: muscleRate ?? share }
}

/** Formats a cell with at most DIGITS decimals; '' for undefined. */
export const formatCell = (value: number | undefined) => (value === undefined ? '' : String(round(value, DIGITS)))

/**
 * Quotes a note. A leading =, +, - or @ gets an apostrophe, so that no spreadsheet reads a formula.
 */
const formatNoteCell = (note = '') => note && `"${note.replace(/^(?=[=+\-@])/, "'").replace(/"/g, '""')}"`

/**
 * File name with the day of the export.
 * @param now epoch milliseconds
 * @param kind '按周' or '按月' when a line is a mean, else ''
 */
export const createFileName = (now: number, kind = ''): string =>
  `测量记录-${kind && `${kind}-`}${formatTime(now, 'yyyyMMdd')}.csv`

/** '388 条记录，2025年9月21日至2026年11月19日'; a single day is named once. */
export function formatSummary(records: readonly TakenRecord[]): string {
  const [first, last] = [records[0]!, records[records.length - 1]!].map(({ time }) => formatTime(time, 'yyyy年M月d日'))
  return `${addCommas(records.length)} 条记录，${first === last ? first : `${first}至${last}`}`
}

/** Columns that have a mean: all but the body type, which is a code. */
const MEANS = [...COLUMNS.filter(([, key]) => key !== 'bt'), ['FAT_MASS', 'fatKg'] as const]

/**
 * Formats weekly or monthly means as CSV, one line per period, oldest first: first and last day,
 * number of weigh-ins, mean of every metric (names and units of `toCsv`), minimum and maximum
 * weight. All ASCII. The first column is FROM, so that no importer reads the lines as single
 * measurements.
 */
export function toPeriodCsv(records: readonly TakenRecord[], unit: PeriodUnit): string {
  const columns = MEANS.map(([name, key]) => {
    const existing = records.flatMap((record) => {
      const value = { ...record.values, ...getMuscle(record), fatKg: record.fatKg }[key]
      return value === undefined ? [] : [{ time: record.time, value }]
    })
    const means = getPeriodMeans(
      existing.map(({ time }) => time),
      existing.map(({ value }) => value),
      unit,
    )
    return { name, byStart: new Map(means.map((mean) => [mean.start, mean])) }
  })
  const weights = [...columns.find(({ name }) => name === 'WEIGHT')!.byStart.values()]
  const header = ['FROM', 'TO', 'COUNT', ...columns.map(({ name }) => name), 'WEIGHT_MIN', 'WEIGHT_MAX']
  const rows = weights.map(({ start, end, count, min, max }) => [
    toDayKey(getDayStart(start)),
    toDayKey(getDayStart(end)),
    count,
    ...columns.map(({ byStart }) => formatCell(byStart.get(start)?.mean)),
    formatCell(min),
    formatCell(max),
  ])
  return `${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

const PART_NAMES: Record<SegmentKey, string> = {
  leftArm: 'LEFT_ARM',
  rightArm: 'RIGHT_ARM',
  allBody: 'TRUNK',
  leftLeg: 'LEFT_LEG',
  rightLeg: 'RIGHT_LEG',
}
const TISSUE_NAMES: Record<Tissue, string> = { fat: 'FAT', muscle: 'MUSCLE' }

/**
 * The ten segment fields: key of the history, and the names of their columns in kg and in percent
 * of the standard.
 */
const SEGMENT_FIELDS = (Object.keys(PART_NAMES) as SegmentKey[]).flatMap((key) =>
  (Object.keys(TISSUE_NAMES) as Tissue[]).map((tissue) => {
    const name = `${PART_NAMES[key]}_${TISSUE_NAMES[tissue]}`
    return { field: getSegmentHistoryField(key, tissue), names: [name, `${name}_RATE`] as const }
  }),
)

/** Names of the segment columns, in order. */
const SEGMENT_COLUMNS = SEGMENT_FIELDS.flatMap(({ names }) => names)

/** Values of the segment columns, by the measurement's time in epoch milliseconds. */
export function getSegmentCells(history: History): ReadonlyMap<number, Readonly<Record<string, number>>> {
  const cells = new Map<number, Record<string, number>>()
  for (const { field, names } of SEGMENT_FIELDS) {
    for (const { muscleOrFatMass, muscleOrFatRate, measurement_time } of getSegmentHistory(history, field)) {
      const time = parseTime(measurement_time)
      const values = [parseMeasured(muscleOrFatMass), parseMeasured(muscleOrFatRate)]
      if (time === undefined) continue
      const row = cells.get(time) ?? {}
      names.forEach((name, index) => {
        const value = values[index]
        if (value !== undefined) row[name] ??= value
      })
      cells.set(time, row)
    }
  }
  return cells
}
