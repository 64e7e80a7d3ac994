import { ColumnDetail, sharedColumnCall } from '#shared/api/column.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { COLUMN_WORDS, columnCardText } from '#shared/app/column/view.ts'
import { withCommas } from '#shared/core/numbers.ts'

export const share: SharePage<'columnId', ColumnDetail> = {
  description: COLUMN_WORDS,
  ids: ['columnId'],
  calls: ({ columnId }) => [sharedColumnCall(columnId)],
  reply: ColumnDetail,
  card: (column, words) => {
    if (!column.name) return undefined
    const { title, desc } = columnCardText(column)
    const count = Math.floor(column.joinCount ?? 0)
    return {
      title: words(title),
      description: words(desc, 60) || (count > 0 ? `${withCommas(count)}人已参加` : ''),
    }
  },
}
