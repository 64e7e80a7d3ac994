import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type Analysis, createAnalysisQuery } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { removeStored, writeStored } from '#shared/bridge/storage.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import type { QueryState } from '#shared/data/query-cache.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { openNativePage, useReturn } from '#shared/features/member/open-native-page.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime, toDayKey } from '#shared/format/dates.ts'
import { formatMass, formatMassUnit, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getLevelZones, getScoreZones } from '#shared/health/axis.ts'
import { type Body, isMinor, type Sex } from '#shared/health/body.ts'
import { LEVELS } from '#shared/health/levels.ts'
import { getDigits, getMetric, type MetricKey } from '#shared/health/metrics.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import type { Tissue } from '#shared/health/segments.ts'
import { getWeightOutlook, isAllBefore } from '#shared/health/weight-outlook.ts'
import { navigate } from '#shared/page/navigate.ts'
import { prefetchPage, usePrefetch } from '#shared/page/prefetch.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { DownIcon, ScaleIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import {
  BodyIcon,
  BoneIcon,
  DropIcon,
  FatIcon,
  FlameIcon,
  HexIcon,
  HourglassIcon,
  LayersIcon,
  RingsIcon,
  RulerIcon,
  TargetIcon,
  WaistIcon,
} from '#shared/ui/icons/icons-body.tsx'
import { DumbbellIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { slideBelow } from '#shared/ui/motion/slide-below.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import { Change, Triangle } from '#shared/ui/verdicts/change.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { CalendarSheet } from './calendar.tsx'
import {
  createMonthLine,
  createScoreView,
  createTiles,
  formatMasses,
  getBodyType,
  getSegmentReadings,
  hasSegments,
  type MassPart,
  MONTH_LINE,
  type MonthLine,
  massShares,
  type ScoreView,
  summarizeSegments,
  TILES_AT_FIRST,
  type Tile,
} from './details-model.ts'
import { FirstVisit } from './guide.tsx'
import { hasGoal, isPending, type WithGoal } from './model.ts'
import { PENDING } from './pending-key.ts'
import { storeScroll, useScrollPosition } from './scroll-position.ts'
import { type Home, UNKNOWN } from './use-home.ts'

/** Gauge of a record with its own scale and standard range. */
export const WeightGauge = ({ record }: { record: BodyFatRecord }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...record.weightStandard}
  />
)

interface HomeDetailsProps {
  home: Home
  /** Whether an error or empty state replaces the measurements. */
  isHidden: boolean
  open: Overlay | undefined
  onOpen: (what?: Overlay) => void
}

/** Everything but the weight card and the bar, loaded after them: details and overlays. */
export function HomeDetails({ home, isHidden, open, onOpen }: HomeDetailsProps) {
  const { current, body } = home
  const [isGuided, setGuided] = useState(false)
  return (
    <>
      {!isHidden && (
        <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
          {current && <Details record={current} body={body} inert={isGuided} />}
        </div>
      )}
      <Overlays home={home} open={open} onClose={() => onOpen()} onGuide={setGuided} />
    </>
  )
}

interface DetailsProps {
  record: BodyFatRecord
  /** Undefined while loading. */
  body: Body | undefined
  /** True while the guide is open: metrics cannot be opened. */
  inert: boolean
}

const WEIGHTS_QUERY = createAnalysisQuery(getMetric('weight').type)

/** Cards below the weight. Mostly below the fold, so they are lazily loaded. */
export function Details({ record, body, inert }: DetailsProps) {
  const sex = body?.sex
  const form = getBodyType(record, sex)
  const score = createScoreView(record)
  const metrics = createTiles(record, sex)
  // Loads after the profile, which determines the cards below: this response may be large.
  const weights = useQuery(body && WEIGHTS_QUERY)
  const time = parseTime(record.date)
  // Reloads weights that are all older than the displayed record. A layout effect, so that they are
  // not painted with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per record, whatever the answer
  useLayoutEffect(() => {
    if (weights.data && time !== undefined && isAllBefore(weights.data.items, time)) weights.retry()
  }, [time])
  return (
    <>
      {form && <BodyTypeCard {...form} sex={sex} />}
      {score && <ScoreCard {...score} isYoung={body !== undefined && isMinor(body)} />}
      {hasGoal(record) && body !== UNKNOWN && <OutlookPanel record={record} weights={weights} body={body} />}
      {metrics.length > 0 && (
        <CompositionGrid tiles={metrics} masses={formatMasses(record)} inert={inert} isSettled={body !== undefined} />
      )}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}

/** Card with the body score, its four ratings, and the service's analysis. */
const ScoreCard = ({ text, kind, name, analysis, isYoung }: ScoreView & { isYoung: boolean }) => (
  <Card title="身体评分">
    <p className="mb-3.5 flex flex-wrap items-end gap-3">
      <b className="num text-[3.25rem] leading-none">
        {text}
        <small className="ml-[3px] font-sans text-sub font-normal text-ink-3">分</small>
      </b>
      <span className="mb-[7px]">
        <Tag kind={kind}>{name}</Tag>
      </span>
    </p>
    <MetricAxis zones={getScoreZones(text)} edgeText={(edge) => `${edge}分`} />
    {analysis && <p className="mt-3.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{analysis}</p>}
    {isYoung && <p className="mt-3.5 text-caption text-ink-3">{ADULTS_ONLY}</p>}
  </Card>
)

interface BodyTypeProps {
  name: string
  intro: string
  code: number | undefined
  sex: Sex | undefined
}

/** Card with the body form as text and its figure, cropped at the thigh. */
const BodyTypeCard = ({ name, intro, code, sex }: BodyTypeProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)_124px] gap-3 overflow-hidden rounded-card bg-surface pt-5 pl-5 shadow-card">
    <div className="pb-5">
      <p className="text-sub text-ink-3">身体类型</p>
      <h2 className="mt-0.5 mb-1.5 text-[min(var(--text-fig-xl),8.2vw)] leading-[1.35]">{name}</h2>
      <p className="text-sub leading-[1.6] whitespace-pre-line text-ink-2">{intro}</p>
    </div>
    <div className="relative mr-4 h-[168px] self-end overflow-hidden">
      <i className="absolute inset-x-0 top-1.5 bottom-0 rounded-t-[16px] bg-panel" />
      {code !== undefined && sex && (
        <div className="absolute inset-x-0 top-4 flex justify-center">
          <BodyTypeFigure code={code} sex={sex} height={236} />
        </div>
      )}
    </div>
  </section>
)

/**
 * Classes of the weight trend card. The minimum height fits two lines of text, to avoid a layout
 * shift below.
 */
const MONTH_CARD =
  'flex min-h-[calc(8.75rem+min(27.7vw,119px))] flex-col justify-center rounded-card bg-surface px-5 py-4 shadow-card elder:min-h-[calc(10.75rem+128px)]'

/** Skeleton of the weight trend card. */
const MonthSkeleton = () => (
  <div className={MONTH_CARD}>
    <Skeleton className="h-3 w-16" />
    <Skeleton className="mt-2 mb-5 h-20" />
    <Skeleton className="h-7 w-40" />
  </div>
)

interface OutlookProps {
  record: WithGoal
  /** Weights of all time. */
  weights: QueryState<Analysis>
  /** Undefined while loading. */
  body: Body | undefined
}

/**
 * Card with the weight trend and forecast below the gauge, for the latest record only. Null if the
 * weights failed to load.
 */
function OutlookPanel({ record, weights, body }: OutlookProps) {
  if (weights.status === 'error') return null
  const items = weights.data?.items
  const goal = record.targetWeight
  const now = getServerTime()
  const outlook = items && body ? getWeightOutlook({ items, targetKg: goal, body, now }) : undefined
  const line = items && createMonthLine(items, goal, now)
  const time = parseTime(record.date)
  if (outlook && (time === undefined || toDayNumber(time) !== outlook.lastDay)) return null
  if (!outlook) return <MonthSkeleton />
  return (
    <section aria-label="体重趋势" className={MONTH_CARD}>
      {line && <MonthCard line={line} goal={goal} />}
      <div className={line ? 'mt-2' : ''}>
        <OutlookText outlook={outlook} />
      </div>
    </section>
  )
}

/**
 * Chart of 30 days with the goal and the range of weights. The texts around it are hidden from
 * screen readers, which read its label.
 */
export function MonthCard({ line: { spark, minKg, maxKg, days, goalEdge }, goal }: { line: MonthLine; goal: number }) {
  const { width, height } = MONTH_LINE
  const [from, to] = [formatMass(minKg), formatMass(maxKg)]
  const range = `${from === to ? from : `${from}–${to}`} ${getDisplayUnit('kg')}`
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-head leading-[1.4]">{days}体重</h2>
        <span className="text-sub text-ink-3" aria-hidden="true">
          {range}
        </span>
      </div>
      {goalEdge === 'top' && <GoalArrow goal={goal} isUp />}
      <svg
        className="my-1 h-auto w-full"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        role="img"
        aria-label={`${days}体重${from === to ? ` ${range}` : `在 ${range}之间`}，目标 ${formatMassUnit(goal)}`}
      >
        {spark.levelY !== undefined && (
          <path
            d={`M0 ${spark.levelY}H${width}`}
            stroke="var(--color-brand-text)"
            strokeWidth={1.5}
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )}
        <g className="bar-grow">
          <path d={`${spark.path}V${height}H${spark.from}Z`} fill="var(--color-brand)" fillOpacity={0.1} />
          <path
            d={spark.path}
            stroke="var(--color-brand-line)"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle
            cx={spark.x}
            cy={spark.y}
            r="4"
            fill="var(--color-brand)"
            stroke="var(--color-surface)"
            strokeWidth={2}
          />
        </g>
      </svg>
      {goalEdge === 'bottom' && <GoalArrow goal={goal} />}
      {spark.levelY !== undefined && (
        <p className="flex items-center gap-1.5 text-caption text-brand-text" aria-hidden="true">
          <i className="w-5 border-t-[1.5px] border-dotted border-current" />
          目标 {formatMassUnit(goal)}
        </p>
      )}
    </>
  )
}

/** Arrow for a goal outside the chart. */
const GoalArrow = ({ goal, isUp = false }: { goal: number; isUp?: boolean }) => (
  <p className="flex items-center gap-1.5 text-caption text-brand-text" aria-hidden="true">
    <Triangle isUp={isUp} />
    目标 {formatMassUnit(goal)}
  </p>
)

interface GridProps {
  tiles: readonly Tile[]
  /** Masses of fat, lean mass and muscle, one text each. */
  masses: readonly MassPart[]
  /** True while the guide is open: tiles do not open. */
  inert: boolean
  /** True once the profile has loaded or failed: no layout shift above any more. */
  isSettled: boolean
}

/** Grid of body metrics, initially six. */
export function CompositionGrid({ tiles, masses, inert, isSettled }: GridProps) {
  const position = useScrollPosition(isSettled)
  const [isExpanded, setExpanded] = useState(position?.isExpanded === true)
  const listRef = usePrefetch<HTMLUListElement>(getPageUrl('analysis'))
  const displayed = isExpanded ? tiles : tiles.slice(0, TILES_AT_FIRST)
  return (
    // Target of the guide.
    <div id="composition">
      <Card title="身体成分" right={tiles.some(({ change }) => change !== undefined) && '较上次测量'}>
        {/* Two columns, also on a wide phone; one if the text is too large. */}
        <ul
          role="list"
          ref={listRef}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(min(100%,calc(6.8rem*var(--grow))),34%),1fr))] gap-2.5 [grid-auto-rows:1fr]"
        >
          {displayed.map((tile) => (
            <li key={tile.metric.key}>
              <MetricTile
                tile={tile}
                onOpen={(href) => {
                  if (inert) return
                  storeScroll({ top: scrollY, isExpanded })
                  navigate(href)
                }}
              />
            </li>
          ))}
        </ul>
        {masses.length > 0 && <Masses masses={masses} />}
        {tiles.length > TILES_AT_FIRST && (
          <button
            type="button"
            aria-expanded={isExpanded}
            className="press mt-2 -mb-2 flex min-h-touch w-full items-center justify-center gap-1 bg-surface text-sub text-ink-2"
            onClick={() => {
              slideBelow(listRef.current!)
              setExpanded(!isExpanded)
            }}
          >
            {isExpanded ? '收起' : `展开全部 ${tiles.length} 项`}
            {isExpanded ? <UpIcon scalesWithText={18} /> : <DownIcon scalesWithText={18} />}
          </button>
        )}
      </Card>
    </div>
  )
}

const MASS_FILLS: Record<MassPart['part'], string> = { fat: 'bg-brand-line', muscle: 'bg-brand-mid', lean: 'bg-tick' }

/** Composition of the weight: a bar 12 px high and texts. */
const Masses = ({ masses }: { masses: readonly MassPart[] }) => {
  const shares = massShares(masses)
  return (
    <div className="bg-surface pt-3">
      {shares.length > 0 && (
        <div aria-hidden="true" className="mb-2 flex h-3 gap-0.5 overflow-hidden rounded-full">
          {shares.map(({ part, percent }) => (
            <i key={part} className={MASS_FILLS[part]} style={{ width: `${percent}%` }} />
          ))}
        </div>
      )}
      <p className="flex flex-wrap gap-x-3 text-sub text-ink-2">
        {masses.map(({ part, text }) => (
          <span key={part} className="flex items-center gap-1.5">
            {/* Muscle is part of the lean mass, so the lean text only has a colour dot without
                muscle. */}
            {shares.length > 0 && (part !== 'lean' || masses.length === 2) && (
              <i className={`size-2 flex-none rounded-full ${MASS_FILLS[part]}`} />
            )}
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}

interface TileProps {
  tile: Tile
  /** Called with the URL when a tile with a link is tapped. */
  onOpen: (href: string) => void
}

/** Tile of one metric, for a grid of two columns. */
function MetricTile({ tile: { metric, text, level, change, figure, href }, onOpen }: TileProps) {
  const Icon = METRIC_ICONS[metric.key]
  const unit = getDisplayUnit(metric.unit)
  // 身体类型 is text: smaller, in the text font.
  const isWord = metric.view === 'form'
  const by = toDisplayUnit(metric.unit, change)
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sub text-ink-2">
        <span className="text-brand-text">
          <Icon scalesWithText={20} />
        </span>
        {metric.name}
      </span>
      <span className="my-2 flex min-h-[2.125rem] flex-wrap items-baseline">
        <b className={isWord ? 'text-fig-m leading-[2.125rem]' : 'num text-fig-xl leading-[1.2]'}>{text}</b>
        {unit && <i className="ml-[3px] text-caption text-ink-3">{unit}</i>}
      </span>
      {level && <AxisStrip zones={getLevelZones(level)} />}
      <span className="mt-auto flex min-h-[2.25rem] flex-wrap items-center justify-between gap-1 text-sub text-ink-2">
        {level && <Tag kind={level}>{LEVELS[level].name}</Tag>}
        <span className="ml-auto">{by !== undefined && <Change by={by} decimals={getDigits(metric, by)} />}</span>
      </span>
      {figure && (
        <span className="absolute right-3 bottom-3">
          <BodyTypeFigure {...figure} height={44} />
        </span>
      )}
    </>
  )
  // A button would centre content shorter than its neighbour. In narrow columns level and change
  // just fit in one row.
  const classes =
    'relative flex h-full w-full flex-col rounded-tile bg-canvas px-2 pt-3.5 pb-3 text-left min-[360px]:px-3.5 elder:px-2'
  if (href === undefined) return <div className={classes}>{content}</div>
  return (
    <button type="button" className={`press ${classes}`} onClick={() => onOpen(href)}>
      {content}
    </button>
  )
}

/** Icon of each metric. */
const METRIC_ICONS: Record<MetricKey, (props: IconProps) => ReactNode> = {
  weight: ScaleIcon,
  bodyAge: HourglassIcon,
  bmi: RulerIcon,
  bt: BodyIcon,
  bodyFat: FatIcon,
  vfr: RingsIcon,
  bmr: FlameIcon,
  subcutaneousFat: LayersIcon,
  ssm: DumbbellIcon,
  whr: WaistIcon,
  bwp: DropIcon,
  pp: HexIcon,
  bmd: BoneIcon,
}

interface SegmentProps {
  record: BodyFatRecord
  sex: Sex | undefined
}

/** Card with fat or muscle of arms, trunk and legs. */
function SegmentCard({ record, sex = 'male' }: SegmentProps) {
  const [tissue, setTissue] = useState<Tissue>('fat')
  const { parts, intro } = summarizeSegments(record, tissue)
  return (
    <Card title="节段分析" right={<Segmented label="节段分析" options={TISSUES} value={tissue} onChange={setTissue} />}>
      <SegmentMap sex={sex} readings={getSegmentReadings(record, tissue)} />
      {parts.length > 0 && (
        <dl className="trio [--trio:13rem] mt-3 rounded-tile bg-canvas px-3.5 py-3 text-center">
          {parts.map(({ name, rate }) => (
            <Stat key={name} label={name} value={rate} unit="%" size="small" />
          ))}
        </dl>
      )}
      {intro && <p className="mt-3.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{intro}</p>}
    </Card>
  )
}

export type Overlay = 'calendar' | 'goal'

interface OverlaysProps {
  home: Home
  open: Overlay | undefined
  onClose: () => void
  onGuide: (isOpen: boolean) => void
}

/**
 * Dialogs and the guide of the first visit, and the effects of the page; none takes part in its
 * layout.
 */
function Overlays({ home: { cached, current, dates, select, retry }, open, onClose, onGuide }: OverlaysProps) {
  useReturn(() => retry('quietly'))
  const hasPending = cached && isPending(cached)
  useEffect(() => {
    if (hasPending !== undefined) keepPending(hasPending)
    if (hasPending) prefetchPage(getPageUrl('bodyFatScaleList'))
  }, [hasPending])
  return (
    <>
      <CalendarSheet
        open={open === 'calendar'}
        onClose={onClose}
        dates={dates.data}
        selected={current && toDayKey(current.date)}
        onSelect={(no) => {
          onClose()
          select(no)
        }}
      />
      <GoalDialog open={open === 'goal'} onClose={onClose} />
      {current && <FirstVisit record={current} isFree={!open} onTurn={onGuide} />}
    </>
  )
}

/** Stores whether records are pending, for the skeleton of the next visit (preload.ts). */
const keepPending = (hasPending: boolean): void => (hasPending ? writeStored(PENDING, true) : removeStored(PENDING))

/** Dialog without a goal weight; links to the native page that sets one. */
const GoalDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<TargetIcon size={30} />}
    title="你还没有设置体重目标"
    text={
      <>
        先定一个合适的目标，
        <br />
        我们会帮你规划每一步。
      </>
    }
    confirm="确定"
    onConfirm={() => {
      onClose()
      void openNativePage('targetPlan', '目标计划')
    }}
  />
)

/** Replaces the measurements: error or empty state. */
export const HomeError = ({ error, onRetry }: { error: RequestError | undefined; onRetry: () => void }) =>
  error ? <ErrorCard error={error} onRetry={onRetry} /> : <NoData />

/** Empty state without any measurement. */
const NoData = () => (
  <EmptyState
    title="暂无数据"
    line="站上体脂秤，30 秒看懂身体"
    drawing={<ScaleDrawing />}
    action={
      <Button className="min-w-44" onClick={() => void openNativePage('scaleMeasurement', '体重测量')}>
        开始测量
      </Button>
    }
  />
)

interface PartialErrorProps {
  dates: boolean
  record: boolean
  retry: (what: 'dates' | 'record') => void
}

/** Errors of requests that failed while the rest of the page is displayed. */
export const PartialError = ({ dates, record, retry }: PartialErrorProps) => (
  <>
    {dates && <PartialErrorCard text="测量日期加载失败" onRetry={() => retry('dates')} />}
    {record && <PartialErrorCard text="测量数据加载失败" onRetry={() => retry('record')} />}
  </>
)

/** Card for one failed request with a retry button. */
const PartialErrorCard = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Card>
    <ErrorLine message={text} onRetry={onRetry} />
  </Card>
)
