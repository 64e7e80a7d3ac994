import { useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { part, retryBoth } from '#shared/app/loading/part.tsx'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { go } from '#shared/app/page/go.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { InfoIcon } from '#shared/ui/icons/icons-record.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { loadWaiting, type Waiting } from './load.ts'
import { ROWS_AT_ONCE, type Row, rowOf } from './model.ts'
import { RecordRow } from './record-row.tsx'
import { useSettle } from './use-settle.ts'

const ErrorCard = part(() => import('#shared/ui/states/error-card.tsx').then(({ ErrorCard }) => ErrorCard), {
  lost: retryBoth,
})
const NothingWaits = part(() => import('./states.tsx').then(({ NothingWaits }) => NothingWaits))
const More = part(() => import('./states.tsx').then(({ More }) => More))
const DiscardDialog = sheet(() => import('./discard-dialog.tsx').then(({ DiscardDialog }) => DiscardDialog))

const backHome = () => go(pageUrl('bodyFatScale', { t: serverNow(), no: queryIds('no').no }), 'replace')

/** Records the scale sent by itself; each waits for the member to keep it or throw it away. */
export function Page() {
  return (
    <main className="page-column">
      <MemberBar title="测量记录" onBack={backHome} />
      <PendingList />
    </main>
  )
}

/** The list, its loading view, its error card. */
function PendingList() {
  const { remote, reload, retry } = useRemote(loadWaiting)
  if (remote.state === 'ready') return <Records {...remote.value} reload={reload} />
  if (remote.state === 'failed') return <ErrorCard error={remote.error} onRetry={retry} />
  return (
    <Loading>
      <LoadingRows />
    </Loading>
  )
}

function Records({ records, doubt, reload }: Waiting & { reload: () => void }) {
  const { settle, isBusy, isGone } = useSettle(reload)
  useWeightUnit()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const [asked, setAsked] = useState<Row>()

  const waiting = records.filter(({ no }) => !isGone(no))
  if (waiting.length === 0) return <NothingWaits />
  const now = serverNow()
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-1 pb-6">
      <p className="flex gap-2 px-1 pt-1 pb-2 text-sub leading-[1.6] text-ink-2">
        <InfoIcon grows={20} className="text-brand-text" />
        这些记录可能来自家人，确认后才会计入你的数据。
      </p>
      <ul role="list" className="flex flex-col gap-2.5" aria-label="待确认的测量记录">
        {waiting.slice(0, shown).map((record) => {
          const row = rowOf(record, now)
          return (
            <RecordRow
              key={row.no}
              row={row}
              doubt={doubt?.(record)}
              isBusy={isBusy(row.no)}
              onConfirm={() => {
                // The later tap counts: a question whose file is still on its way does not come any more.
                setAsked(undefined)
                void settle(row.no, 'confirm')
              }}
              onDiscard={() => setAsked(row)}
            />
          )
        })}
      </ul>
      {waiting.length > shown && <More onMore={() => setShown(shown + ROWS_AT_ONCE)} />}
      <DiscardDialog
        open={asked !== undefined}
        row={asked}
        onClose={() => setAsked(undefined)}
        onDiscard={(row) => {
          setAsked(undefined)
          void settle(row.no, 'discard')
        }}
      />
    </div>
  )
}

/** Three rows that wait, as tall as those that come. */
const LoadingRows = () => (
  <div className="flex flex-col gap-2.5 px-4 pt-1">
    <Skeleton className="mx-1 mt-1.5 mb-3 h-4 w-4/5" />
    {[1, 2, 3].map((row) => (
      <div
        key={row}
        className="flex h-[88px] items-center justify-between rounded-card bg-surface py-4 pr-4 pl-5 shadow-card"
      >
        <div>
          <Skeleton className="h-3 w-22" />
          <Skeleton className="mt-2.5 h-7 w-36" />
        </div>
        <Skeleton className="h-11 w-18 rounded-full" />
      </div>
    ))}
  </div>
)
