import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { memberCall, openCall } from '#scripts/workbench/service/calls.ts'
import { COLUMNS, type Column } from '#scripts/workbench/service/column/columns.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { id, paging } from '#scripts/workbench/service/fields.ts'
import { allRows, firstRow, insertRows } from '#scripts/workbench/service/query.ts'

const Which = v.object({ columnId: id('专栏编号') })

/** Training columns with their course plans. */
export const column: Area = {
  tables: `
    CREATE TABLE IF NOT EXISTS sport_column (
      columnId TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      content TEXT NOT NULL -- JSON, a column
    ) STRICT;`,

  seed: (db) =>
    insertRows(
      db,
      'sport_column',
      COLUMNS.map((one, position) => ({ columnId: one.id, position, content: JSON.stringify(one) })),
    ),

  routes: (service) => {
    const { db } = service
    memberCall(service, 'POST', '/api/column/list', v.object(paging), ({ input: { pageNum, pageSize } }) => {
      const rows = allRows<{ content: string }>(
        db,
        'SELECT content FROM sport_column ORDER BY position LIMIT ? OFFSET ?',
        pageSize,
        Math.max(0, pageNum - 1) * pageSize,
      )
      return { records: rows.map(({ content }) => listed(JSON.parse(content))) }
    })
    memberCall(service, 'GET', '/api/column/detail', Which, ({ input }) => detailOf(db, input.columnId))
    openCall(service, 'GET', '/api/column/visitor/detail', Which, ({ input }) => detailOf(db, input.columnId))
  },
}

const listed = ({ id, name, description, coverImage, tag, joinAvatarList, joinCount }: Column) => ({
  id,
  name,
  description,
  coverImage,
  tag,
  joinAvatarList,
  joinCount,
})

function detailOf(db: DatabaseSync, columnId: string) {
  const row = firstRow<{ content: string }>(db, 'SELECT content FROM sport_column WHERE columnId = ?', columnId)
  if (!row) throw new Refusal(CODE.notFound, '专栏不存在或已下架')
  const { coverImage: _, tag: __, ...detail } = JSON.parse(row.content) as Column
  return detail
}
