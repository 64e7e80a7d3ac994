import { useEffect, useMemo } from 'react'
import { createEvaluationQuery, type Evaluation } from '#shared/api/evaluation.ts'
import type { Query } from '#shared/api/query.ts'
import { PROFILE_QUERY, type Profile } from '#shared/api/user.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { getReason } from '#shared/core/request-error.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { PageButton } from '#shared/features/member/page-button.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { Radar } from '#shared/ui/charts/radar.tsx'
import { Icon, type IconProps } from '#shared/ui/icons/icon.tsx'
import { FatIcon, PulseIcon, TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { BulbIcon, DumbbellIcon, StretchIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { RadarDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { SOFT_TONES } from '#shared/ui/verdicts/verdict-tones.ts'
import { DIMENSION_TEXTS } from './copy.ts'
import { Frame, PlainFrame } from './frame.tsx'
import { getLastReport, getStoredReports, type LastReport, storeReport } from './last-report.ts'
import { createReportView, type DimensionKey, type DimensionView, isWeak, type ReportView } from './model.ts'

interface ReportData {
  evaluation: Evaluation
  /** Undefined when it failed to load: the report is displayed without it. */
  profile: Profile | undefined
}

function createReportQuery(reportId: string): Query<ReportData> {
  const query = createEvaluationQuery(reportId)
  return {
    ...query,
    queryFn: async (fetch) => {
      const [evaluation, profile] = await Promise.all([
        query.queryFn(fetch),
        PROFILE_QUERY.queryFn(fetch).catch(() => undefined),
      ])
      return { evaluation, profile }
    },
  }
}

/** Report of a test of six abilities. */
export function Page({ search }: PageProps) {
  const { reportId } = queryIds(search, 'reportId')
  return (
    <QueryView query={useQuery(createReportQuery(reportId))} errorState={ReportError} skeleton={<Frame />}>
      {({ evaluation, profile }) => {
        const report = createReportView(evaluation)
        return report ? (
          <Frame hero={<Hero report={report} profile={profile} />}>
            <Report report={report} />
          </Frame>
        ) : (
          <PlainFrame>
            <NoReport title="还没有评测报告" />
          </PlainFrame>
        )
      }}
    </QueryView>
  )
}

const ReportError = ({ error, onRetry }: ErrorStateProps) => (
  <PlainFrame>
    {error.errorCode === 'refused' ? (
      // A rejection by the service means that the report does not exist.
      <NoReport title={getReason(error) || '报告不存在或已失效'} />
    ) : (
      <ErrorCard error={error} onRetry={onRetry} />
    )}
  </PlainFrame>
)

const renderCard = (dimension: DimensionView) => <DimensionCard key={dimension.key} dimension={dimension} />

/** Cards below the hero. */
function Report({ report }: { report: ReportView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object per render
  const last = useMemo(() => getLastReport(report, getStoredReports()), [report.at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => storeReport(report), [report.at])
  return (
    <>
      <Overview report={report} last={last} />
      {report.dimensions.slice(0, 1).map(renderCard)}
      <Below>{report.dimensions.slice(1).map(renderCard)}</Below>
    </>
  )
}

/** Empty state without a report. */
const NoReport = ({ title }: { title: string }) => (
  <EmptyState
    drawing={<RadarDrawing />}
    title={title}
    line={
      <>
        完成一次运动能力评测，这里会告诉你
        <br />
        哪里强、哪里可以更好
      </>
    }
    action={<PageButton page="columnCourses" label="去看训练专栏" />}
  />
)

/** Radar of the six scores, and the percentage of same-sex members with a lower result. */
function Overview({ report: { axes, peers }, last }: { report: ReportView; last: LastReport | undefined }) {
  const compared = axes.map((axis, index) => ({
    ...axis,
    last: last?.percents[index],
    change: last?.changes[index],
  }))
  return (
    <section className="rounded-card bg-surface px-2 pt-3.5 pb-5 shadow-card print:col-span-full print:grid print:break-inside-avoid print:grid-cols-2 print:items-center print:border print:py-1 print:shadow-none">
      <div className="print:mx-auto print:w-[210px]">
        <Radar name="六项能力" axes={compared} />
        {last && (
          <p className="mt-1 flex items-center justify-center gap-1.5 text-caption text-ink-3">
            <i className="w-4 border-t-2 border-dashed border-ink-3 elder:h-3 elder:w-0 elder:border-t-0 elder:border-l-2 elder:border-solid elder:border-ink" />
            {last.day}的报告
          </p>
        )}
      </div>
      {peers !== undefined && (
        <div className="mx-3 mt-3 border-t border-line pt-4.5 print:border-t-0">
          <p className="mb-1 flex flex-wrap items-baseline gap-[5px] leading-normal">
            超过了<b className="num text-fig-xl leading-none text-brand-text">{peers}%</b>的同性别用户
          </p>
          <PeerBar percent={peers} />
        </div>
      )}
    </section>
  )
}

/** Print has no dark background, so its text is dark. */
const QUIET = 'text-on-deep-2 print:text-ink-2'

/** Member, time and overall result. */
function Hero({ report, profile }: { report: ReportView; profile: Profile | undefined }) {
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-2">
        <Avatar src={toImageUrl(profile?.avatar)} size={44} who={profile?.nickname} />
        <div className="min-w-0">
          <p className="truncate elder:whitespace-normal leading-[1.4] font-semibold">
            <bdi>{profile?.nickname || '我的报告'}</bdi>
          </p>
          <p className={`text-caption leading-normal ${QUIET}`}>评测时间 {report.time}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 px-5 pt-4.5 pb-5.5 print:pt-2 print:pb-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="text-[min(2rem,16vw)] leading-tight tracking-[.01em]">
            <bdi>{report.title}</bdi>
          </h2>
          <p className={`mt-1.5 max-w-[15rem] text-sub leading-[1.65] print:max-w-none ${QUIET}`}>{report.message}</p>
        </div>
        <p className="ml-auto text-right">
          <b className="num text-[min(4.75rem,22vw)] leading-[.92] tracking-[-.03em] text-sprout print:text-[64px] print:text-brand-text">
            {report.score}
          </b>
          <span className={`block text-sub leading-normal ${QUIET}`}>综合评分 · {report.letter} 级</span>
        </p>
      </div>
    </>
  )
}

const ICONS: Record<DimensionKey, (props: IconProps) => React.ReactNode> = {
  cardiorespiratory_capacity: PulseIcon,
  muscular_endurance: DumbbellIcon,
  flexibility: StretchIcon,
  action_standard: TargetIcon,
  posture_posture: (props) => (
    <Icon
      {...props}
      d="M9.8 5.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M5.5 10.5c2-.9 4.2-1.3 6.5-1.3s4.5.4 6.5 1.3M9.3 9.6l.4 5-1.4 6m6.4-11-.4 5 1.4 6"
    />
  ),
  body_composition: FatIcon,
}

/** Card of one ability: grade, meaning, trend and background knowledge. */
function DimensionCard({ dimension }: { dimension: DimensionView }) {
  const { key, name, letter, kind, score, outOf, percent, trend, risk } = dimension
  const { grade, knowledge } = DIMENSION_TEXTS[key]
  const DimensionIcon = ICONS[key]
  return (
    <section className="flex flex-wrap items-start justify-center gap-x-3.5 gap-y-3 print:gap-y-1.5 rounded-card bg-surface p-5 shadow-card print:break-inside-avoid print:border print:p-3 print:shadow-none">
      <div className="min-w-0 flex-[1_1_9rem] not-print:elder:basis-full">
        <h2 className="flex flex-wrap items-center gap-2 text-head leading-[1.4]">
          <DimensionIcon scalesWithText={22} className="text-brand-text" />
          {name}
          <b
            className={`num inline-grid min-h-[26px] min-w-[30px] place-items-center rounded-lg px-[7px] text-label leading-tight ${SOFT_TONES[kind]}`}
          >
            <span className="sr-only">评级</span>
            {letter}
          </b>
          {risk && <span className="text-caption font-normal text-ink-3">{risk}</span>}
        </h2>
        <p className="mt-1.5 text-sub leading-[1.7] text-ink-2 print:mt-1 print:leading-normal">{grade[letter]}</p>
      </div>
      <div className="flex flex-col items-center gap-1.5 not-print:elder:basis-full not-print:elder:flex-row not-print:elder:gap-4">
        <CircleProgress percent={percent} size="score" kind={kind} label={`${name} ${score}${outOf} 分`}>
          <b className="num block text-[min(1.5rem,30px)] leading-[1.1]" style={{ color: `var(--color-${kind}-text)` }}>
            {score}
          </b>
          {outOf && (
            <small className="num block text-[min(var(--text-caption),18px)] leading-none text-ink-3">{outOf}</small>
          )}
        </CircleProgress>
        <Trend trend={trend} />
      </div>
      <p className="flex basis-full gap-2 rounded-xl bg-canvas px-3 py-2.5 text-sub leading-[1.65] text-ink-2 print:py-1.5 print:leading-normal">
        <BulbIcon scalesWithText={18} className="mt-px text-brand-text" />
        {knowledge[isWeak(dimension) ? 0 : 1]}
      </p>
    </section>
  )
}

const TREND_LABELS = { up: '较上次提升', down: '较上次下降', same: '持平', '': '' }

/** Trend arrow, always in ink colour: it states a change, not a rating. */
function Trend({ trend }: { trend: DimensionView['trend'] }) {
  if (!trend) return null
  return (
    <span className="inline-flex items-center gap-[3px] text-caption text-ink-2">
      {trend !== 'same' && <Triangle isUp={trend === 'up'} hasLabel={false} />}
      {TREND_LABELS[trend]}
    </span>
  )
}
