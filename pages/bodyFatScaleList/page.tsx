import { useState } from 'react'
import { PENDING_QUERY, type PendingRecord, settleRecord } from '#shared/api/scale-pending.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { invalidateQuery } from '#shared/data/query-cache.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { useMutation } from '#shared/data/use-mutation.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { lazyComponent, retryBoth } from '#shared/lazy/lazy-component.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { navigate } from '#shared/page/navigate.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { InfoIcon, TrashIcon } from '#shared/ui/icons/icons-record.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { type DoubtReason, fetchDoubt, ROWS_AT_ONCE, type Row, toRow } from './model.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const ErrorCard = lazyComponent(LATER, ({ ErrorCard }) => ErrorCard, {
  error: retryBoth,
})
const NothingWaits = lazyComponent(LATER, ({ NoPendingRecords }) => NoPendingRecords)
const More = lazyComponent(LATER, ({ More }) => More)
const DiscardDialog = lazyDialog(LATER, ({ DiscardDialog }) => DiscardDialog)

const goHome = () =>
  navigate(getPageUrl('bodyFatScale', { t: getServerTime(), no: queryIds(getSearch(), 'no').no }), 'replace')

/** Page of records that the scale uploaded; the member confirms or discards each. */
export function Page() {
  return (
    <main className="page-column">
      <MemberBar title="测量记录" onBack={goHome} />
      <PendingList />
    </main>
  )
}

/** The list with its skeleton and error card. */
function PendingList() {
  // Hints are optional; the list does not wait for them.
  const [doubt, setDoubt] = useState<DoubtReason>()
  const pending = useQuery({
    ...PENDING_QUERY,
    queryFn: (fetch) => {
      fetchDoubt(fetch).then(
        (doubt) => setDoubt(() => doubt),
        () => {},
      )
      return PENDING_QUERY.queryFn(fetch)
    },
  })
  return (
    <QueryView
      query={pending}
      errorState={ErrorCard}
      skeleton={
        <Loading>
          <LoadingRows />
        </Loading>
      }
    >
      {(records) => <Records records={records} doubt={doubt} />}
    </QueryView>
  )
}

/** Confirms and discards records; a settled record stays hidden until the reloaded list omits it. */
export function useSettlement() {
  const [settled, setSettled] = useState<readonly string[]>([])
  const { mutate, variables } = useMutation(settleRecord, {
    notDone: '操作失败，请重试',
    getLock: ({ no }) => no,
    onSuccess: (_, { no, decision }) => {
      showMessage(decision === 'confirm' ? '已确认' : '已丢弃', 'success')
      setSettled((before) => [...before, no])
      invalidateQuery(PENDING_QUERY)
    },
    onError: (error) => {
      reportFailure(error)
      invalidateQuery(PENDING_QUERY)
    },
  })
  return {
    settle: (no: string, decision: 'confirm' | 'discard') => mutate({ no, decision }),
    isBusy: (no: string) => variables.some((item) => item.no === no),
    isGone: (no: string) => settled.includes(no),
  }
}

interface RecordsProps {
  records: readonly PendingRecord[]
  /** Undefined until the member's history is loaded. */
  doubt: DoubtReason | undefined
}

function Records({ records, doubt }: RecordsProps) {
  const { settle, isBusy, isGone } = useSettlement()
  useWeightUnit()
  const [displayed, setDisplayed] = useState(ROWS_AT_ONCE)
  const [pendingDiscard, setPendingDiscard] = useState<Row>()

  const waiting = records.filter(({ no }) => !isGone(no))
  if (waiting.length === 0) return <NothingWaits onBack={goHome} />
  const now = getServerTime()
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-1 pb-6">
      <p className="flex gap-2 px-1 pt-1 pb-2 text-sub leading-[1.6] text-ink-2">
        <InfoIcon scalesWithText={20} className="text-brand-text" />
        这些记录可能来自家人，确认后才会计入你的数据。
      </p>
      <ul role="list" className="flex flex-col gap-2.5" aria-label="待确认的测量记录">
        {waiting.slice(0, displayed).map((record) => {
          const row = toRow(record, now)
          return (
            <RecordRow
              key={row.no}
              row={row}
              doubt={doubt?.(record)}
              isBusy={isBusy(row.no)}
              onConfirm={() => {
                // The latest tap wins: cancels a discard dialog whose module is still loading.
                setPendingDiscard(undefined)
                settle(row.no, 'confirm')
              }}
              onDiscard={() => setPendingDiscard(row)}
            />
          )
        })}
      </ul>
      {waiting.length > displayed && <More onMore={() => setDisplayed(displayed + ROWS_AT_ONCE)} />}
      <DiscardDialog
        open={pendingDiscard !== undefined}
        row={pendingDiscard}
        onClose={() => setPendingDiscard(undefined)}
        onDiscard={(row) => {
          setPendingDiscard(undefined)
          settle(row.no, 'discard')
        }}
      />
    </div>
  )
}

/** Skeleton with three rows in their final height. */
const LoadingRows = () => (
  <div className="flex flex-col gap-2.5 px-4 pt-1">
    <Skeleton className="mx-1 mt-1.5 mb-3 h-4 w-4/5" />
    {[1, 2, 3].map((row) => (
      <div
        key={row}
        className="flex h-[106px] items-start justify-between rounded-card bg-surface py-4 pr-4 pl-5 shadow-card"
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

interface RecordRowProps {
  row: Row
  /** Hint that the record may be somebody else's. */
  doubt: string | undefined
  /** True while its confirmation or removal is pending. */
  isBusy: boolean
  onConfirm: () => void
  onDiscard: () => void
}

/** Row of a pending measurement with the actions 丢弃 and 确认. */
function RecordRow({ row, doubt, isBusy, onConfirm, onDiscard }: RecordRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-1.5 rounded-card bg-surface pt-4 pr-4 pb-2.5 pl-5 shadow-card">
      <div className="flex-[1_1_7rem] elder:basis-full">
        <p className="text-caption text-ink-3">{row.time}</p>
        <div className="mt-0.5 flex flex-wrap gap-x-5">
          <Value text={row.weight} unit={getDisplayUnit('kg')} label="体重" />
          <Value text={row.bodyFat} unit="%" label="体脂率" isLabelled />
        </div>
      </div>
      <button
        type="button"
        aria-label={`丢弃 ${row.time} 的记录`}
        className="press grid size-touch place-items-center rounded-full text-ink-3"
        aria-disabled={isBusy}
        onClick={() => isBusy || onDiscard()}
      >
        <TrashIcon size={22} />
      </button>
      <button
        type="button"
        aria-label={isBusy ? `确认中 ${row.time} 的记录` : `确认 ${row.time} 的记录`}
        aria-disabled={isBusy}
        className={`press grid min-h-touch min-w-[72px] elder:flex-1 place-items-center rounded-full border-[1.5px] px-4 font-semibold ${doubt ? 'border-brand-text text-brand-text active:bg-fill' : 'border-transparent bg-brand text-on-brand active:bg-brand-press'}`}
        onClick={onConfirm}
      >
        {/* Keeps its width: a shift under the finger causes wrong taps. */}
        {isBusy ? (
          <i className="size-5 animate-spin rounded-full border-[2.5px] border-current border-r-transparent motion-reduce:animate-none" />
        ) : (
          '确认'
        )}
      </button>
      {/* Reserves the hint's space: a layout shift would move 确认 under the finger. */}
      <p className="flex min-h-[1.5em] basis-full gap-1 text-caption leading-[1.5] text-warn-text elder:min-h-[3em]">
        {doubt && (
          <>
            <InfoIcon size={16} className="mt-px flex-none" />
            <span>
              <Phrases text={doubt} />
            </span>
          </>
        )}
      </p>
    </li>
  )
}

interface ValueProps {
  text: string
  unit: string
  label: string
  /** Also displays the label before a value. */
  isLabelled?: boolean
}

const Value = ({ text, unit, label, isLabelled }: ValueProps) => (
  <span className="whitespace-nowrap">
    {isLabelled && text !== PLACEHOLDER && <span className="mr-1 text-caption text-ink-3">{label}</span>}
    <b className={`num text-fig-xl leading-[1.3] ${text === PLACEHOLDER ? 'text-ink-3' : ''}`}>{text}</b>
    <span className="ml-[3px] text-caption text-ink-3">{text === PLACEHOLDER ? label : unit}</span>
  </span>
)
