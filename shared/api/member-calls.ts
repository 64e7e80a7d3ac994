import type { Call } from './call.ts'

// First requests of member pages, sent by the <head> (pages/<route>/preload.ts) or the page.
// Without schemas, to keep the <head> small.

/** Reads the member of a token. */
export const PROFILE = { method: 'GET', path: 'api/user/profile' } as const satisfies Call

/**
 * One body-fat record; the latest for ''. The path is a reading (shared/api/README.md, "Readings").
 */
export const createRecordCall = (no: string): Call => ({
  method: 'POST',
  path: 'api/user-scale/v1/fitnessData',
  query: { no },
})

/** Every day with a record. */
export const RECORD_DATES: Call = { method: 'GET', path: 'api/user-scale/v1/list' }

/** Every record that waits for a yes. */
export const PENDING_RECORDS: Call = {
  method: 'POST',
  path: 'api/user-scale/v1/record/list',
  body: { pageSize: 100_000, pageNum: 0 },
}

/**
 * All readings of a metric by its type code (shared/health/metrics.ts); the path is a reading
 * (shared/api/README.md, "Readings").
 */
export const createAnalysisCall = (type: number): Call => ({
  method: 'POST',
  path: 'api/user-scale/v2/data',
  body: { type, dimension: 0 },
})

/** Body composition over time. @param isComplete the full history */
export const createHistoryCall = (isComplete = false): Call => ({
  method: 'POST',
  path: 'api/app/homepage/v1/getHistoryBodyMeasurements',
  query: { entry: 0, all: isComplete ? 1 : undefined },
})

/** The units of time of the exercise data by their code `timeUnit`. */
export const TIME_UNITS = { day: 0, week: 1, month: 2 } as const
export type TimeUnit = keyof typeof TIME_UNITS

/** Periods on a page: a year of each. */
export const PAGE_SIZES: Record<TimeUnit, number> = { day: 366, week: 52, month: 12 }

/** One page of periods, page 1 the latest. */
export const createPeriodsCall = (unit: TimeUnit, pageNum: number): Call => ({
  method: 'POST',
  path: 'api/sportData/user',
  body: { pageNum, pageSize: PAGE_SIZES[unit], timeUnit: TIME_UNITS[unit] },
})

/** A weekly or monthly exercise report. */
export const createReportCall = (no: string): Call => ({
  method: 'POST',
  path: 'api/app/personal_center/v1/getUserExerciseReportDetails',
  body: { no },
})

/** One ability report, the latest for ''. */
export const createEvaluationCall = (reportId: string): Call => ({
  method: 'GET',
  path: 'api/device/ability_evaluation/v1/getEvaluationV2',
  query: { reportId },
})

/** All columns; the body is a reading (shared/api/README.md, "Readings"). */
export const COLUMNS: Call = { method: 'POST', path: 'api/column/list', body: { pageNum: 1, pageSize: 99 } }

/** A column for a member; the path is a reading (shared/api/README.md, "Readings"). */
export const createColumnCall = (columnId: string): Call => ({
  method: 'GET',
  path: 'api/column/detail',
  query: { columnId },
})

/** A campaign for a member. */
export const createActivityCall = (activityId: string): Call => ({
  method: 'GET',
  path: 'api/v1/activity/detail',
  query: { activityId },
})
