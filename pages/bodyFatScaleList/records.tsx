import { useState } from 'react'
import { confirmRecord, discardRecord, listPending, type PendingRecord } from '#shared/api/scale.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { Button } from '#shared/ui/button.tsx'
import { Empty } from '#shared/ui/empty.tsx'
import { ListDrawing } from '#shared/ui/empty-drawings.tsx'
import { InfoIcon } from '#shared/ui/icons.tsx'
import { Loaded } from '#shared/ui/loaded.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { ROWS_AT_ONCE, type Row, rowOf } from './model.ts'
import { RecordRow } from './record-row.tsx'
import { useSettle } from './use-settle.ts'

/** The list, once it is there. */
export function PendingRecords() {
  const { remote, reload, retry } = useRemote(listPending)
  return (
    <Loaded from={remote} loading={<LoadingRows />} onRetry={retry}>
      {(records) => <Records records={records} reload={reload} />}
    </Loaded>
  )
}

function Records({ records, reload }: { records: PendingRecord[]; reload: () => void }) {
  const { settle, isBusy, isGone } = useSettle(reload)
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const [asked, setAsked] = useState<Row>()
  const dialog = useLazy(() => import('./discard-dialog.tsx'), asked !== undefined)

  const waiting = records.filter(({ no }) => !isGone(no))
  if (waiting.length === 0) return <Empty title="暂无待确认的测量记录" drawing={<ListDrawing />} />
  const now = Date.now()
  return (
    <main className="flex flex-col gap-2.5 px-4 pt-1 pb-6">
      <p className="flex gap-2 px-1 pt-1 pb-2 text-sub leading-[1.6] text-ink-2">
        <InfoIcon size={20} className="text-brand-text" />
        这些记录可能来自家人，确认后才会计入你的数据。
      </p>
      <ul className="flex flex-col gap-2.5" aria-label="待确认的测量记录">
        {waiting.slice(0, shown).map((record) => {
          const row = rowOf(record, now)
          return (
            <RecordRow
              key={row.no}
              row={row}
              isBusy={isBusy(row.no)}
              onConfirm={() => settle(row.no, confirmRecord, '已确认')}
              onDiscard={() => setAsked(row)}
            />
          )
        })}
      </ul>
      {waiting.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          加载更多
        </Button>
      )}
      {dialog && (
        <dialog.DiscardDialog
          row={asked}
          onClose={() => setAsked(undefined)}
          onDiscard={(row) => {
            setAsked(undefined)
            void settle(row.no, discardRecord, '已丢弃')
          }}
        />
      )}
    </main>
  )
}
