import { useEffect, useMemo } from 'react'
import { createEvaluationQuery, type Evaluation } from '#shared/api/evaluation.ts'
import type { Query } from '#shared/api/query.ts'
import { PROFILE_QUERY, type Profile } from '#shared/api/user.ts'
import { getReason } from '#shared/core/request-error.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { PageButton } from '#shared/features/member/page-button.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { Radar } from '#shared/ui/charts/radar.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { RadarDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { DimensionCard } from './dimension-card.tsx'
import { Frame, PlainFrame } from './frame.tsx'
import { Hero } from './hero.tsx'
import { getLastReport, getStoredReports, type LastReport, storeReport } from './last-report.ts'
import { createReportView, type DimensionView, type ReportView } from './model.ts'

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
