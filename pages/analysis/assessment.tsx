import { type ReactNode, useId, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { CompareButton } from '#shared/app/compare/compare-button.tsx'
import { LazyDialogButton } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule, useLazyModule } from '#shared/app/loading/lazy-module.ts'
import { LookBackButton } from '#shared/app/look-back/look-back-button.tsx'
import { isKnown } from '#shared/app/member/own-store.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'
import { massWords } from '#shared/core/weight-unit.ts'
import { isMinor } from '#shared/health/body.ts'
import { isGoalKey } from '#shared/health/goal-keys.ts'
import { leanOf } from '#shared/health/mass.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { DownIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { BasisCard } from './basis-card.tsx'
import { Changes } from './changes.tsx'
import { CompositionCard } from './composition/composition-card.tsx'
import { fatOf } from './fat.ts'
import { GoalCard } from './goal/goal-card.tsx'
import { OutlookCard } from './goal/outlook-card.tsx'
import type { Goals } from './goal/use-goals.ts'
import { GuidanceCard } from './guidance-card.tsx'
import { Means } from './means/means.tsx'
import type { Member, Point } from './model.ts'
import { NoteLine } from './notes/note-line.tsx'

interface AssessmentProps {
  analysis: Analysis
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  selected: number
  goals: Goals
  /** A note is being written on the selected measurement. */
  onNote: () => void
  /** The member has written down another goal or note, or none any more. */
  onOwnChange: () => void
}

/** Below the chosen measurement: how the metric changed, what to make of it, and behind the end of the page what we add. */
export function Assessment(props: AssessmentProps) {
  const { analysis, metric, body, points, selected } = props
  return (
    <>
      {selected === points.length - 1 && <Changes analysis={analysis} metric={metric} />}
      <GuidanceCard
        metric={metric}
        body={body}
        points={points}
        selected={selected}
        changeMonth={analysis.changeMonth}
      />
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
      <Folded title="更多分析" storageKey="analysis.more">
        <MoreAnalysis {...props} />
      </Folded>
    </>
  )
}

function MoreAnalysis({ analysis, metric, body, points, selected, goals, onNote, onOwnChange }: AssessmentProps) {
  const { key } = metric
  const point = points[selected]!
  const isAdult = body !== null && !isMinor(body)
  return (
    <>
      <ReadingCard metric={metric} point={point} onNote={onNote} onChange={onOwnChange} />
      <Means metric={metric} points={points} />
      {key === 'weight' && body && <OutlookCard analysis={analysis} body={body} goals={goals} />}
      {isAdult && isGoalKey(key) && isKnown() && (
        <GoalCard metric={{ ...metric, key }} body={body} points={points} goal={goals.own} onChange={onOwnChange} />
      )}
      {(key === 'weight' || key === 'bodyFat') && <CompositionCard metric={metric} points={points} />}
      <BasisCard metric={metric} body={body} point={point} />
      <Actions body={body} />
    </>
  )
}

interface FoldedProps {
  title: string
  /** Where it is kept on this phone whether it is open. */
  storageKey: string
  children: ReactNode
}

/** A heading that opens and closes what stands under it; closed on a first visit. */
function Folded({ title, storageKey, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(() => readStored(storageKey, (value): value is true => value === true) === true)
  const id = useId()
  const toggle = () => {
    writeStored(storageKey, !isOpen)
    setOpen(!isOpen)
  }
  return (
    <>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="press flex min-h-13 w-full items-center justify-between rounded-card bg-surface px-5 text-head shadow-card"
          onClick={toggle}
        >
          {title}
          <span className="text-ink-3">{isOpen ? <UpIcon grows={20} /> : <DownIcon grows={20} />}</span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={isOpen ? 'flex flex-col gap-3' : ''}>
        {isOpen && children}
      </div>
    </>
  )
}

interface ReadingProps {
  metric: Metric
  point: Point
  onNote: () => void
  onChange: () => void
}

/** What else is known of the chosen measurement: fat and lean in kilograms, and the member's note. */
function ReadingCard({ metric, point, onNote, onChange }: ReadingProps) {
  const fat = metric.key === 'bodyFat' ? fatOf('bodyFat', point.item) : undefined
  const lean = fat && point.item.weight ? leanOf(point.item.weight, fat.kg) : undefined
  if (lean === undefined && !isKnown()) return null
  return (
    <Card title="这次测量" right={point.day}>
      {fat && lean !== undefined && (
        <p className="text-sub text-ink-2">
          脂肪 <b className="num">{massWords(fat.kg)}</b>，去脂体重 <b className="num">{massWords(lean)}</b>
          {fat.isEstimated && '（估算）'}
        </p>
      )}
      <NoteLine point={point} onOpen={onNote} onChange={onChange} />
    </Card>
  )
}

// Not fetched ahead: few visits need either.
const EXPORT = lazyModule(() => import('./takeout/export-sheet.tsx').then(({ ExportSheet }) => ExportSheet))
const PRINT = lazyModule(() => import('./print-job.tsx').then(({ PrintJob }) => PrintJob))

/** What can be done with all measurements. */
function Actions({ body }: { body: Member }) {
  const [isPrinting, setPrinting] = useState(false)
  const [PrintJob] = useLazyModule(PRINT, isPrinting, () => {
    toast('网络不给力，请检查网络')
    setPrinting(false)
  })
  return (
    <div className="flex flex-wrap gap-2.5 elder:flex-col">
      <CompareButton body={body} className="w-full" />
      <LookBackButton className="w-full" />
      <LazyDialogButton label="导出数据" module={EXPORT} className="flex-1">
        {(ExportSheet, sheet) => <ExportSheet {...sheet} />}
      </LazyDialogButton>
      <Button kind="secondary" className="flex-1" busy={isPrinting && '准备中'} onClick={() => setPrinting(true)}>
        打印
      </Button>
      {PrintJob && isPrinting && <PrintJob body={body} onDone={() => setPrinting(false)} />}
    </div>
  )
}
