import { useEffect } from 'react'
import { readSharedColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column/frame.tsx'
import { ColumnHead, columnHead } from '#shared/app/column/head.tsx'
import { columnView } from '#shared/app/column/view.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { WIDE } from '#shared/core/wide.ts'
import { FLOW, SharedColumn } from './shared-column.tsx'

/** One column as a visitor sees it. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { item: column, trouble } = useSharedItem([columnId], (signal) => readSharedColumn(columnId, signal))
  useEffect(() => {
    // A wide screen has its panel from there while the column is still on its way.
    if (matchMedia(WIDE).matches) FLOW.get().catch(() => {})
  }, [])

  if (trouble) return trouble
  const head = column && columnHead(column)
  return (
    <ColumnFrame hero={head?.hero}>
      {head ? <ColumnHead {...head} /> : <WaitingColumn />}
      {column && <SharedColumn columnId={columnId} column={columnView(column)} />}
    </ColumnFrame>
  )
}
