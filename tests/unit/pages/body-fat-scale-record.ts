import type { BodyFatRecord } from '#shared/api/scale.ts'

const EMPTY = { no: 'R1', scaleType: 0, date: '2026-11-19 07:35:00', weight: 58.2, scoreAnalysis: '', bt: '' }

/** A record of which only a weight is known, and what a test adds to it. */
export const createRecord = (rest: Partial<BodyFatRecord> = {}) => ({ ...EMPTY, ...rest }) as BodyFatRecord

/** A reading of a metric. */
export const createReading = (value: number | undefined, rateCode?: number, trend?: number, changeValue?: number) => ({
  value,
  trend,
  changeValue,
  rateCode,
})
