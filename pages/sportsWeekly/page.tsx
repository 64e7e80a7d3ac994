import { ServiceError } from '#shared/api/errors.ts'
import type { Query } from '#shared/api/query.ts'
import { createReportQuery, type SportReport } from '#shared/api/report.ts'
import { PROFILE_QUERY, type Profile } from '#shared/api/user.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { PageButton } from '#shared/features/member/page-button.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Loading, Skeleton, SkeletonCard } from '#shared/ui/states/skeleton.tsx'
import { DEFAULT_REPORT, getKind, isEmptyReport, KIND_TEXTS } from './model.ts'
import { ReportBody } from './report-body.tsx'

interface ReportData {
  /** Undefined without a report yet. */
  report: SportReport | undefined
  /** Undefined if it failed to load; the report does not depend on it. */
  profile: Profile | undefined
}

function createPageQuery(no: string): Query<ReportData> {
  const query = createReportQuery(no)
  const onReport = (report: SportReport) => (isEmptyReport(report) ? undefined : report)
  const onError = (error: Error) => {
    // A refused default report means there is none yet. A refused report of a link is an error: it
    // no longer exists.
    if (no === DEFAULT_REPORT && error instanceof ServiceError && error.errorCode === 'refused') return undefined
    throw error
  }
  return {
    ...query,
    queryFn: async (fetch) => {
      const [report, profile] = await Promise.all([
        query.queryFn(fetch).then(onReport, onError),
        PROFILE_QUERY.queryFn(fetch).catch(() => undefined),
      ])
      return { report, profile }
    },
  }
}

const SKY =
  'bg-[linear-gradient(180deg,var(--color-brand)_0,var(--color-brand-mid)_62%,transparent)] forced-colors:bg-none! dark:bg-[linear-gradient(180deg,#0c6a42_0,var(--color-deep)_62%,transparent)]'

/** Report of a week or month of exercise. */
export function Page({ search }: PageProps) {
  const no = queryIds(search, 'reportId').reportId || DEFAULT_REPORT
  const query = useQuery(createPageQuery(no))
  const report = query.data?.report
  // Error and empty states are designed for the plain background.
  const sky = report || query.status === 'pending' ? SKY : ''
  return (
    <main className="relative page-column print:max-w-none print:[-webkit-print-color-adjust:exact] print:[print-color-adjust:exact]">
      <i className={`pointer-events-none absolute inset-x-0 top-0 h-[480px] print:hidden ${sky}`} />
      {/* Repeats the top of the background: invisible at first, and scrolled content passes
          below it. */}
      <div
        className={`sticky top-0 z-[3] bg-[length:100%_480px] bg-no-repeat print:hidden ${sky ? `text-on-brand dark:text-on-deep ${sky}` : 'bg-canvas'}`}
      >
        <MemberBar tone="clear" title={report ? KIND_TEXTS[getKind(report)].title : '运动报告'} onBack={goBack} />
      </div>
      <div className="relative flex flex-1 flex-col">
        <QueryView
          query={query}
          errorState={ErrorCard}
          skeleton={
            <Loading>
              <ReportSkeleton />
            </Loading>
          }
        >
          {({ profile }) => (report ? <ReportBody report={report} profile={profile} /> : <NoReport />)}
        </QueryView>
      </div>
    </main>
  )
}

const NoReport = () => (
  <div className="flex flex-1 flex-col">
    <EmptyState
      drawing={<ListDrawing />}
      title="还没有运动报告"
      line="练满一周，就能收到第一份周报"
      action={<PageButton page="sportData" label="查看运动数据" />}
    />
  </div>
)

/** Skeleton of the hero and two cards. */
const ReportSkeleton = () => (
  <>
    <div className="flex h-[169px] items-center opacity-60 dark:opacity-30 elder:h-[188px] justify-between gap-3 px-5 pb-5">
      <div className="min-w-0 *:max-w-full">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-2 h-10 w-44" />
        <Skeleton className="mt-4 h-4 w-56" />
      </div>
      <Skeleton className="size-[70px] flex-none rounded-full" />
    </div>
    <div className="flex flex-col gap-3 px-4">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
)
