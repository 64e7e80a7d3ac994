import { useEffect } from 'react'
import { readSharedColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column/frame.tsx'
import { ColumnHead, columnHead } from '#shared/app/column/head.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { lostPart, problemOf } from '#shared/app/messages/problem-of.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useAsOf } from '#shared/app/share-item/as-of.ts'
import { useShareTrouble } from '#shared/app/share-item/share-item.tsx'
import { beside, lazy } from '#shared/core/loading/lazy.ts'
import { WIDE } from '#shared/core/wide.ts'

/** A wide screen has its panel from here while the column is still on its way. */
const loadFlow = () => import('#shared/app/open-app/flow.ts')
const loadShared = beside(() => import('./shared-column.tsx'))

/** One column as a visitor sees it: its head at once, what it brings from a bundle of its own. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { remote, reload, retry } = useRemote(columnId ? (signal) => readSharedColumn(columnId, signal) : undefined, [
    columnId,
  ])
  useAsOf(remote, reload)
  const column = remote.state === 'ready' ? remote.value : undefined
  const problem = problemOf(remote, columnId)
  const [part, retryPart] = usePart(loadShared, !problem)
  const trouble = useShareTrouble(
    problem ?? lostPart(column && retryPart),
    remote.state === 'failed' ? retry : retryPart!,
  )
  useEffect(() => {
    if (matchMedia(WIDE).matches) lazy(loadFlow).catch(() => {})
  }, [])

  if (trouble) return trouble
  const head = column && columnHead(column)
  return (
    <ColumnFrame hero={head?.hero}>
      {head ? <ColumnHead {...head} /> : <WaitingColumn />}
      {column && part && <part.SharedColumn columnId={columnId} column={part.columnView(column)} />}
    </ColumnFrame>
  )
}
