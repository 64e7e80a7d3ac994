import { ColumnDetail, sharedColumnCall } from '#shared/api/column.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { columnCardText } from '#shared/app/column/card-text.ts'
import { withCommas } from '#shared/core/numbers.ts'

export const share: SharePage<'columnId', ColumnDetail> = {
  description: '跟着计划练，在家也能坚持',
  ids: ['columnId'],
  calls: ({ columnId }) => [sharedColumnCall(columnId)],
  reply: ColumnDetail,
  card: (column, words) => {
    if (!column.name) return undefined
    const { title, desc } = columnCardText(column)
    return {
      title: words(title),
      description: words(desc, 60) || (column.joinCount ? `${withCommas(column.joinCount)}人已参加` : ''),
    }
  },
}
