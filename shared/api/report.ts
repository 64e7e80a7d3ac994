import { type DescribedCall, day, describe, GREATEST, group, integer, may, measure, string } from './describe.ts'
import { id, list, number, optional, text, time } from './fields.ts'
import { createReportCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const PlannedDay = object({
  day_of_month: describe(number, integer('几号', '', [1, 31], 8)),
  schedule_courses_day_total: describe(number, integer('当天安排的课程', '节', [0, 100], 2)),
  schedule_courses_day_complete_total: describe(number, integer('当天完成的课程', '节', [0, 100], 1)),
})

const names = list(text(20), 6)

export const SportReport = object({
  start_date: describe(time, may(day('开始日期'))),
  end_date: describe(time, day('结束日期')),
  exercise_total_day: describe(number, integer('运动天数', '天', [0, 366], 5)),
  exercise_total_minute: describe(number, measure('运动时长', '分钟', [0, 44_640], 46)),
  exercise_total_consumption: describe(number, measure('消耗', '千卡', [0, GREATEST], 287)),
  last_time_exercise_total_day: describe(number, integer('上一期的运动天数', '天', [0, 366], 5)),
  last_time_exercise_total_minute: describe(number, measure('上一期的运动时长', '分钟', [0, 44_640], 46)),
  last_time_exercise_total_consumption: describe(number, measure('上一期的消耗', '千卡', [0, GREATEST], 287)),
  schedule_courses_complete_total: describe(number, integer('完成的课程', '节', [0, 10_000], 8)),
  schedule_report_courses_total: describe(number, integer('安排的课程', '节', [0, 10_000], 12)),
  schedule_report_courses: describe(list(PlannedDay, 31), group('有安排的日子')),
  /**
   * Kinds of courses, most trained first. Optional; the field's name is a reading
   * (shared/api/README.md, "Readings").
   */
  favorite_course_types: describe(
    optional({ ...names, read: (input) => (Array.isArray(input) ? names.read(input) : undefined) }),
    may(group('练得最多的课程类型')),
  ),
  // Adjacent reports of the same kind. Optional: without them no link is shown.
  previous_report_no: describe(optional(id, ''), may(string('上一期报告的编号', '4'))),
  next_report_no: describe(optional(id, ''), may(string('下一期报告的编号', '6'))),
})
/** A weekly or monthly report. */
export type SportReport = Infer<typeof SportReport>

/** A weekly or monthly report. Error code `refused` if it does not exist. */
export const createReportQuery = (no: string): CallQuery<SportReport> => createQuery(createReportCall(no), SportReport)

export const REPORT_CALLS = [
  {
    name: 'readReport',
    title: '运动周报或月报；链接里没有编号时是 2',
    who: 'member',
    body: object({ no: describe(id, string('报告编号', '1')) }),
    replies: [SportReport],
    ask: ({ reportNo = '2' }) => createReportCall(reportNo),
  },
] as const satisfies readonly DescribedCall[]
