import type { DatabaseSync } from 'node:sqlite'
import { allRows, firstRow } from '#scripts/workbench/service/query.ts'
import { formatTime } from '#shared/core/dates/dates.ts'

/** Metrics of a record that the grid shows and that are compared with the record before. */
export const METRICS = [
  'bodyAge',
  'bmi',
  'bodyFat',
  'vfr',
  'bmr',
  'subcutaneousFat',
  'ssm',
  'whr',
  'bwp',
  'pp',
  'bmd',
  'muscleMass',
  'fatMass',
  'muscleRate',
] as const
export type Metric = (typeof METRICS)[number]

const PARTS = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const
export type Part = (typeof PARTS)[number]
export type SegmentKey = Part | `${Part}Muscle`
/** Fat and muscle of each part of the body. */
export const SEGMENTS = PARTS.flatMap((part): SegmentKey[] => [part, `${part}Muscle`])

/** kg, and percent of what is standard for that part. */
export type Segments = Record<SegmentKey, { mass: number; rate: number }>

/** A row of scale_record. Masses in kg, bodyFat, bwp, pp, subcutaneousFat and muscleRate in percent, bmr in kcal. */
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
  /** JSON of the standards the scale sent along. */
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

type Given = Pick<ScaleRecord, 'no' | 'memberNo' | 'source' | 'measuredAt' | 'weight'> & Partial<ScaleRecord>

/** Columns that may be missing. */
const OPTIONAL = [...METRICS, 'btCode', 'score', 'proteinMassMin', 'proteinMassMax', 'segments', 'standards'] as const

/** A whole row out of what is known; the rest is missing. */
export const recordRow = (given: Given): ScaleRecord => ({
  ...given,
  status: given.status ?? 'confirmed',
  scaleType: given.scaleType ?? 1,
  ...(Object.fromEntries(OPTIONAL.map((name) => [name, given[name] ?? null])) as Pick<
    ScaleRecord,
    (typeof OPTIONAL)[number]
  >),
})

/** A readable record number: member and minute, with a count where a minute holds several. */
export function freeRecordNo(db: DatabaseSync, memberNo: string, measuredAt: string): string {
  const base = recordNo(memberNo, measuredAt)
  for (let count = 1; ; count += 1) {
    const no = count === 1 ? base : `${base}-${count}`
    if (!firstRow(db, 'SELECT 1 FROM scale_record WHERE no = ?', no)) return no
  }
}

export const recordNo = (memberNo: string, measuredAt: string): string =>
  `R${memberNo}-${formatTime(measuredAt, 'yyyyMMdd-HHmm')}`

/** A member's confirmed records, newest first. */
export const confirmedRecords = (db: DatabaseSync, memberNo: string): ScaleRecord[] =>
  allRows(
    db,
    "SELECT * FROM scale_record WHERE memberNo = ? AND status = 'confirmed' ORDER BY measuredAt DESC, no DESC",
    memberNo,
  )
