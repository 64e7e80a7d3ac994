import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { COURSES, type CourseShare } from '#scripts/workbench/service/course/courses.ts'
import { ENUMS } from '#scripts/workbench/service/course/enums.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, integer } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow, insertRows } from '#scripts/workbench/service/query.ts'

const ShareRequest = v.object({ courseNo: id('课程编号'), type: v.optional(integer('课程类型', 0, 99)) })
const EnumRequest = v.object({
  type: v.pipe(v.string('枚举名须为文字'), v.regex(/^[A-Z_]{1,64}$/, '枚举名格式不正确')),
})

/** Courses as visitors see them, and the words for their codes. */
export const course: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS course (
      courseNo TEXT PRIMARY KEY,
      share TEXT NOT NULL -- JSON, a course
    ) STRICT;
    CREATE TABLE IF NOT EXISTS lov (
      name TEXT NOT NULL,
      code TEXT NOT NULL,
      value TEXT NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (name, code)
    ) STRICT;`,

  seed: (db) => {
    insertRows(
      db,
      'course',
      COURSES.map(({ courseNo, ...share }) => ({ courseNo, share: JSON.stringify(share) })),
    )
    for (const [name, words] of Object.entries(ENUMS)) {
      insertRows(
        db,
        'lov',
        words.map((value, index) => ({ name, code: String(index + 1), value, position: index + 1 })),
      )
    }
  },

  routes: (service) => {
    const { db } = service
    openCall(service, 'POST', '/api/course/share', ShareRequest, ({ input }): CourseShare => {
      const row = firstRow<{ share: string }>(db, 'SELECT share FROM course WHERE courseNo = ?', input.courseNo)
      if (!row) throw new Refusal(CODE.notFound, '课程不存在或已下架')
      return JSON.parse(row.share)
    })
    openCall(service, 'GET', '/api/public/query-all-lov-group', EnumRequest, ({ input: { type } }) => ({
      [type]: allRows(db, 'SELECT code, value FROM lov WHERE name = ? ORDER BY position', type),
    }))
  },
}
