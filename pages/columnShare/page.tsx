import { readSharedColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column-frame.tsx'
import { lostPart, problemOf } from '#shared/app/problem-of.ts'
import { queryIds } from '#shared/app/query.ts'
import { useShareTrouble } from '#shared/app/share-item.tsx'
import { usePart } from '#shared/app/use-part.ts'
import { useRemote } from '#shared/app/use-remote.ts'

const loadShared = () => import('./shared-column.tsx')

/** One column as a visitor sees it. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { remote, retry } = useRemote(columnId ? (signal) => readSharedColumn(columnId, signal) : undefined, [columnId])
  const part = usePart(remote.state === 'ready' ? loadShared : undefined)
  const problem = problemOf(remote, columnId) ?? lostPart(part)
  const column = remote.state === 'ready' ? part?.columnView(remote.value) : undefined
  const trouble = useShareTrouble(problem, remote.state === 'failed' ? retry : () => location.reload())
  if (trouble) return trouble
  return (
    <ColumnFrame hero={column?.hero}>
      {column && part ? <part.SharedColumn columnId={columnId} column={column} /> : <WaitingColumn />}
    </ColumnFrame>
  )
}
