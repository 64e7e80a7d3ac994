import type { DatabaseSync } from 'node:sqlite'
import { insertRows, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
import { formatTime } from '#shared/format/dates.ts'

/** Metrics that the grid shows and that are compared with the record before. */
export const METRICS = [
  ...(['bodyAge', 'bmi', 'bodyFat', 'vfr', 'bmr', 'subcutaneousFat', 'ssm'] as const),
  ...(['whr', 'bwp', 'pp', 'bmd', 'muscleMass', 'fatMass', 'muscleRate'] as const),
]
export type Metric = (typeof METRICS)[number]

const PARTS = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const
export type Part = (typeof PARTS)[number]
export type SegmentKey = Part | `${Part}Muscle`
/** Fat and muscle of each part of the body. */
export const SEGMENTS = PARTS.flatMap((part): SegmentKey[] => [part, `${part}Muscle`])

/** In the order of `SEGMENTS`: kg, and percent of the standard mass of that part. */
export type Segments = readonly (readonly [mass: number, rate: number])[]

/**
 * A row of scale_record. Masses in kg, bodyFat, bwp, pp, subcutaneousFat and muscleRate in percent,
 * bmr in kcal.
 */
export interface ScaleRecord extends Record<Metric, number | null> {
  no: string
  memberNo: string
  status: 'pending' | 'confirmed' | 'discarded'
  source: 'scale' | 'manual'
  /** 0 eight electrodes, with segments; 1 four electrodes. */
  scaleType: 0 | 1
  /** yyyy-MM-dd HH:mm:ss in Shanghai. */
  measuredAt: string
  weight: number
  btCode: number | null
  score: number | null
  proteinMassMin: number | null
  proteinMassMax: number | null
  /** JSON of `Segments`. */
  segments: string | null
  /** JSON of the standards that the scale sent along. */
  standards: string | null
}

export const SCALE_TABLES = `
  CREATE TABLE IF NOT EXISTS scale_record (
    no TEXT PRIMARY KEY,
    memberNo TEXT NOT NULL REFERENCES member (memberNo),
    status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'discarded')),
    source TEXT NOT NULL CHECK (source IN ('scale', 'manual')),
    scaleType INTEGER NOT NULL CHECK (scaleType IN (0, 1)),
    measuredAt TEXT NOT NULL,
    weight REAL NOT NULL,
    ${METRICS.map((metric) => `${metric} REAL,`).join('\n    ')}
    btCode INTEGER,
    score REAL,
    proteinMassMin REAL,
    proteinMassMax REAL,
    segments TEXT,
    standards TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS scale_record_time ON scale_record (memberNo, status, measuredAt, no);`

const OPTIONAL = [...METRICS, 'btCode', 'score', 'proteinMassMin', 'proteinMassMax', 'segments', 'standards'] as const

type RequiredFields = Pick<ScaleRecord, 'no' | 'memberNo' | 'measuredAt' | 'weight'>

/** A whole row: fields that are not given are null, `confirmed`, `scale`, four electrodes. */
export const createRecord = (fields: RequiredFields & Partial<ScaleRecord>): ScaleRecord => ({
  ...fields,
  status: fields.status ?? 'confirmed',
  source: fields.source ?? 'scale',
  scaleType: fields.scaleType ?? 1,
  ...(Object.fromEntries(OPTIONAL.map((name) => [name, fields[name] ?? null])) as Pick<
    ScaleRecord,
    (typeof OPTIONAL)[number]
  >),
})

/** The number of a record, made of member and minute. */
export const getRecordNo = (memberNo: string, measuredAt: string): string =>
  `R${memberNo}-${formatTime(measuredAt, 'yyyyMMdd-HHmm')}`

/** The number of a new record; several of one minute are counted: `…-2`. */
export function getFreeRecordNo(db: DatabaseSync, memberNo: string, measuredAt: string): string {
  const base = getRecordNo(memberNo, measuredAt)
  for (let count = 1; ; count += 1) {
    const no = count === 1 ? base : `${base}-${count}`
    if (!selectFirst(db, 'SELECT 1 FROM scale_record WHERE no = ?', no)) return no
  }
}

/** A member's confirmed records, newest first. */
export const getConfirmedRecords = (db: DatabaseSync, memberNo: string): ScaleRecord[] =>
  selectAll(
    db,
    "SELECT * FROM scale_record WHERE memberNo = ? AND status = 'confirmed' ORDER BY measuredAt DESC, no DESC",
    memberNo,
  )

interface SeedLine extends Pick<ScaleRecord, 'memberNo' | 'status' | 'scaleType'> {
  columns: ('measuredAt' | 'weight')[]
  rows: unknown[][]
}

export function seedRecords(db: DatabaseSync): void {
  const records = readSeed<SeedLine>('scale-records.jsonl').flatMap(({ columns, rows, ...common }) =>
    rows.map((row) => {
      const fields = Object.fromEntries(columns.map((name, index) => [name, row[index]])) as Record<string, never>
      const { measuredAt, weight, segments } = fields as unknown as ScaleRecord
      const no = getRecordNo(common.memberNo, measuredAt)
      return createRecord({
        ...common,
        ...fields,
        measuredAt,
        weight,
        no,
        segments: segments && JSON.stringify(segments),
      })
    }),
  )
  insertRows(db, 'scale_record', records)
}
