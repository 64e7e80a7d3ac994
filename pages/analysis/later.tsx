import { type ReactNode, useId, useState } from 'react'
import type { Analysis, Step } from '#shared/api/analysis.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'
import { CompareButton } from '#shared/features/compare/compare-button.tsx'
import { LookBackButton } from '#shared/features/look-back/look-back-button.tsx'
import { hasMember } from '#shared/features/member/member-store.ts'
import { PlanLink } from '#shared/features/member/plan-link.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { keepUnits } from '#shared/format/text.ts'
import { convertMasses, formatMassUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import { formatRange } from '#shared/health/axis.ts'
import { isMinor } from '#shared/health/body.ts'
import { isGoalKey } from '#shared/health/goal-keys.ts'
import { getDisplayedRange, getStandardRange } from '#shared/health/levels.ts'
import { getLeanMass } from '#shared/health/mass.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import { NOT_TO_TRUST, ORIGINS, SOURCES } from '#shared/health/sources.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { LazyDialogButton } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'
import { IconAction } from '#shared/ui/controls/icon-action.tsx'
import { CalendarIcon, DownIcon, DownloadIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { LeafIcon, PulseIcon } from '#shared/ui/icons/icons-body.tsx'
import { ArrowDownIcon, ArrowUpIcon, CompareIcon, PrintIcon } from '#shared/ui/icons/icons-record.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { Means } from './averages.tsx'
import { CompositionCard } from './composition.tsx'
import { getFat } from './fat.ts'
import { GoalCard, OutlookCard } from './goals.tsx'
import { getGuidance, NOTE } from './guidance.ts'
import { SECOND_IN_LARGE_TEXT } from './large-text-order.ts'
import type { Goals } from './member-goals.ts'
import { getChanges, getSignedStep, type Member, type Point } from './model.ts'
import { NoteLine } from './notes.tsx'
import { createBandRows } from './reference.ts'

interface AssessmentProps {
  analysis: Analysis
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  selected: number
  goals: Goals
  /** Called when the member starts a note on the selected measurement. */
  onNote: () => void
  /** Called after a local goal or note was stored or deleted. */
  onLocalGoalChange: () => void
}

/**
 * Content below the selected measurement: changes, guidance, and after the end of the specified
 * page the collapsed extras.
 */
export function Assessment(props: AssessmentProps) {
  const { analysis, metric, body, points, selected } = props
  return (
    <>
      {selected === points.length - 1 && <Changes analysis={analysis} metric={metric} />}
      <div className={`empty:hidden ${SECOND_IN_LARGE_TEXT}`}>
        <GuidanceCard
          metric={metric}
          body={body}
          points={points}
          selected={selected}
          changeMonth={analysis.changeMonth}
        />
      </div>
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
      <Folded title="更多分析" storageKey="analysis.more">
        <MoreAnalysis {...props} />
      </Folded>
    </>
  )
}

function MoreAnalysis({ analysis, metric, body, points, selected, goals, onNote, onLocalGoalChange }: AssessmentProps) {
  const { key } = metric
  const point = points[selected]!
  const isAdult = body !== null && !isMinor(body)
  return (
    <>
      <ReadingCard metric={metric} point={point} onNote={onNote} onChange={onLocalGoalChange} />
      <Means metric={metric} points={points} />
      {key === 'weight' && body && <OutlookCard analysis={analysis} body={body} goals={goals} />}
      {isAdult && isGoalKey(key) && hasMember() && (
        <GoalCard
          metric={{ ...metric, key }}
          body={body}
          points={points}
          goal={goals.localGoal}
          onChange={onLocalGoalChange}
        />
      )}
      {(key === 'weight' || key === 'bodyFat') && <CompositionCard metric={metric} points={points} />}
      <BasisCard metric={metric} body={body} point={point} />
      <Actions body={body} />
    </>
  )
}

interface FoldedProps {
  title: string
  /** Key under which this phone stores whether the section is open. */
  storageKey: string
  children: ReactNode
}

/** Collapsible section; collapsed on the first visit. */
function Folded({ title, storageKey, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(() => readStored(storageKey, (value): value is true => value === true) === true)
  const id = useId()
  const toggleSection = () => {
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
          onClick={toggleSection}
        >
          {title}
          <span className="text-ink-3">
            {isOpen ? <UpIcon scalesWithText={20} /> : <DownIcon scalesWithText={20} />}
          </span>
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

/** Further details of the selected measurement: fat and lean mass, and the member's note. */
function ReadingCard({ metric, point, onNote, onChange }: ReadingProps) {
  const fat = metric.key === 'bodyFat' ? getFat('bodyFat', point.item) : undefined
  const lean = fat && point.item.weight ? getLeanMass(point.item.weight, fat.kg) : undefined
  if (lean === undefined && !hasMember()) return null
  return (
    <Card title="这次测量" right={point.day}>
      {fat && lean !== undefined && (
        <p className="text-sub text-ink-2">
          脂肪 <b className="num">{formatMassUnit(fat.kg)}</b>，去脂体重 <b className="num">{formatMassUnit(lean)}</b>
          {fat.isEstimated && '（估算）'}
        </p>
      )}
      <NoteLine point={point} onOpen={onNote} onChange={onChange} />
    </Card>
  )
}

// Not prefetched: few visits use it.
const OUTPUTS = lazyModule(() => import('./outputs.ts'))

/** Actions on all measurements: compare, look back, export, print. */
function Actions({ body }: { body: Member }) {
  const [isPrinting, setPrinting] = useState(false)
  const [outputs] = useLazyModule(OUTPUTS, isPrinting, () => {
    showMessage('网络不给力，请检查网络')
    setPrinting(false)
  })
  return (
    <div className="fold-[3.6rem] gap-1 rounded-card bg-surface p-3 shadow-card">
      <CompareButton body={body} icon={<CompareIcon scalesWithText={22} />} />
      <LookBackButton icon={<CalendarIcon scalesWithText={22} />} />
      <LazyDialogButton label="导出数据" module={OUTPUTS} icon={<DownloadIcon scalesWithText={22} />}>
        {({ ExportSheet }, sheet) => <ExportSheet {...sheet} />}
      </LazyDialogButton>
      <IconAction
        icon={<PrintIcon scalesWithText={22} />}
        label="打印"
        isBusy={isPrinting}
        onClick={() => setPrinting(true)}
      />
      {outputs && isPrinting && <outputs.PrintJob body={body} onDone={() => setPrinting(false)} />}
    </div>
  )
}

/** Card with the changes of the last week, month and quarter, each between two single readings. */
export const Changes = ({ analysis, metric }: { analysis: Analysis; metric: Metric }) => (
  <Card title="变化" right={`${metric.view === 'form' ? 'BMI，' : ''}单次测量对比`}>
    {/* An item that wraps to the next row fills it. */}
    <dl className="flex flex-wrap gap-2.5 *:flex-[1_1_calc(5.6rem*var(--grow))]">
      {getChanges(analysis).map(([name, step]) => (
        <div key={name} className="rounded-tile bg-canvas px-3 pt-3 pb-2.5">
          <dt className="mb-1.5 text-sub text-ink-2">{name}</dt>
          <dd className="flex items-center gap-[5px]">
            <Size step={step} metric={metric} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

function Size({ step, metric }: { step: Step; metric: Metric }) {
  const by = getSignedStep(step)
  if (by === undefined) return <b className="num text-fig-l leading-[1.3] text-ink-3">-</b>
  const size = formatMetric(metric, Math.abs(by))
  if (Number(size) === 0) return <b className="text-num-s leading-[1.73]">持平</b>
  const isUp = by > 0
  return (
    <>
      <span
        role="img"
        aria-label={isUp ? '上升' : '下降'}
        className="grid size-[18px] flex-none place-items-center rounded-full bg-fill text-ink-2 [&_svg]:[stroke-width:3.4]"
      >
        {isUp ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
      <b className="num text-fig-l leading-[1.3]">
        {size}
        {metric.unit && (
          <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{getDisplayUnit(metric.unit)}</i>
        )}
      </b>
    </>
  )
}

/** 分析 and 建议 for the chosen measurement. */
function GuidanceCard(props: Parameters<typeof getGuidance>[0]) {
  const guidance = getGuidance(props)
  if (!guidance) return null
  return (
    <Card title="指导">
      <GuidanceRow icon={<PulseIcon size={20} />} title="分析" text={guidance.analysis} />
      <i className="my-4 block h-px bg-line" />
      <GuidanceRow icon={<LeafIcon size={20} />} title="建议" text={guidance.advice} />
      {!(props.body && isMinor(props.body)) && (
        <div className="mt-4">
          <PlanLink />
        </div>
      )}
      <p className="mt-4 text-caption leading-[1.6] text-ink-3">{NOTE}</p>
    </Card>
  )
}

const GuidanceRow = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
    <span className="row-span-2 grid size-9 place-items-center rounded-[11px] bg-brand-soft text-brand-text">
      {icon}
    </span>
    <h3 className="leading-[1.5]">{title}</h3>
    <p className="text-body leading-[1.6] text-ink-2">{keepUnits(convertMasses(text))}</p>
  </div>
)

const TREND =
  '趋势线由每日均值平滑得出，缺测的日子自动补齐。算法说明：指数平滑，每天 0.1，见 John Walker《The Hacker’s Diet》。'

/**
 * Basis of the rating: bands with the member's own marked, standard range, sources of bands and
 * value, and when the value is unreliable.
 */
export function BasisCard({ metric, body, point }: { metric: Metric; body: Member; point: Point }) {
  const rows = createBandRows(metric, point)
  const standard = body ? getDisplayedRange(getStandardRange(metric.key, body)) : undefined
  const { bands, origin } = SOURCES[metric.key]
  return (
    <Card title="评级依据">
      {rows.length > 0 && (
        <table className="mb-3 w-full border-collapse text-sub">
          <caption className="sr-only">{metric.name}的评级区间</caption>
          <thead className="text-left text-caption text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 font-normal">
                区间{metric.unit && `（${getDisplayUnit(metric.unit)}）`}
              </th>
              <th scope="col" className="py-1.5 font-normal">
                评级
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                本次
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ range, rating, name, isCurrent }) => (
              <tr key={range} className={`border-t border-line ${isCurrent ? 'bg-canvas' : ''}`}>
                <th scope="row" className={`num py-2 text-left ${isCurrent ? 'text-ink' : 'text-ink-2'}`}>
                  {range}
                </th>
                <td className="py-2">
                  <Tag kind={rating}>{name}</Tag>
                </td>
                <td className="num py-2 text-right whitespace-nowrap">{isCurrent && point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="flex flex-col gap-2 text-body leading-[1.6] text-ink-2">
        {standard && <BasisRow name="标准范围" text={formatRange(standard, metric.unit)} />}
        <BasisRow name="区间来源" text={bands} />
        <BasisRow name="数值来源" text={ORIGINS[origin] + (hasTrend(metric.key) ? TREND : '')} />
        <BasisRow name="哪些情况不准" text={NOT_TO_TRUST} />
      </dl>
    </Card>
  )
}

const BasisRow = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd>{text}</dd>
  </div>
)

export { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
export { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
export { RangeChart } from './ranges/range-chart.tsx'
