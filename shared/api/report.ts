import { id, list, number, part, text, time } from './fields.ts'
import { read } from './http.ts'
import { reportCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const PlannedDay = object({
  day_of_month: number,
  schedule_courses_day_total: number,
  schedule_courses_day_complete_total: number,
})

const names = list(text(20), 6)

export const SportReport = object({
  start_date: time,
  end_date: time,
  exercise_total_day: number,
  /** Minutes. */
  exercise_total_minute: number,
  /** kcal */
  exercise_total_consumption: number,
  last_time_exercise_total_day: number,
  last_time_exercise_total_minute: number,
  last_time_exercise_total_consumption: number,
  schedule_courses_complete_total: number,
  schedule_report_courses_total: number,
  schedule_report_courses: list(PlannedDay, 31),
  /** Kinds of courses, most trained first. Optional; the name of the field is a reading (shared/api/README.md, "Readings"). */
  favorite_course_types: part({ ...names, read: (input) => (Array.isArray(input) ? names.read(input) : undefined) }),
  // The neighbours of the same kind. No list of reports is known, so these two are optional: without them no way leads there.
  previous_report_no: part(id, ''),
  next_report_no: part(id, ''),
})
/** A weekly or monthly report. */
export type SportReport = Infer<typeof SportReport>

/** A weekly or monthly exercise report. @throws ServiceError, fault `refused` when there is none of that number */
export const readReport = (no: string, signal: AbortSignal): Promise<SportReport> =>
  read(reportCall(no), SportReport, { signal })
