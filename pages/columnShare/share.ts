import { ColumnDetail, createSharedColumnQuery } from '#shared/api/column.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { COLUMN_TEXTS, getColumnCardText } from '#shared/features/column/view.ts'
import { addCommas } from '#shared/format/numbers.ts'

export const share: SharePage<'columnId', ColumnDetail> = {
  description: COLUMN_TEXTS,
  ids: ['columnId'],
  preload: ({ columnId }) => [createSharedColumnQuery(columnId)],
  reply: ColumnDetail,
  card: (column, toText) => {
    if (!column.name) return undefined
    const { title, desc } = getColumnCardText(column)
    const count = Math.floor(column.joinCount ?? 0)
    return {
      title: toText(title),
      description: toText(desc, 60) || (count > 0 ? `${addCommas(count)}人已参加` : ''),
    }
  },
}
