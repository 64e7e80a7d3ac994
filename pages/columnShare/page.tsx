import { readSharedColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column-frame.tsx'
import { ColumnHead, columnHead } from '#shared/app/column-head.tsx'
import { lostPart, problemOf } from '#shared/app/problem-of.ts'
import { queryIds } from '#shared/app/query.ts'
import { useShareTrouble } from '#shared/app/share-item.tsx'
import { usePart } from '#shared/app/use-part.ts'
import { useRemote } from '#shared/app/use-remote.ts'

const loadShared = () => import('./shared-column.tsx')

/** One column as a visitor sees it: its head at once, what it brings from a bundle of its own. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { remote, retry } = useRemote(columnId ? (signal) => readSharedColumn(columnId, signal) : undefined, [columnId])
  const column = remote.state === 'ready' ? remote.value : undefined
  const [part, retryPart] = usePart(loadShared, Boolean(column))
  const trouble = useShareTrouble(
    problemOf(remote, columnId) ?? lostPart(retryPart),
    remote.state === 'failed' ? retry : retryPart!,
  )
  if (trouble) return trouble
  const head = column && columnHead(column)
  return (
    <ColumnFrame hero={head?.hero}>
      {head ? <ColumnHead {...head} /> : <WaitingColumn />}
      {column && part && <part.SharedColumn columnId={columnId} column={part.columnView(column)} />}
    </ColumnFrame>
  )
}
