import { type Evaluation, readEvaluation } from '#shared/api/evaluation.ts'
import { type Profile, readProfile } from '#shared/api/user.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { reasonOf } from '#shared/core/fault.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { NoReport, Report } from './cards.tsx'
import { Frame, PlainFrame } from './frame.tsx'
import { type ReportView, reportView } from './model.ts'

interface Answers {
  evaluation: Evaluation
  /** Missing when it could not be had: the report counts all the same. */
  profile: Profile | undefined
}

async function load(reportId: string, signal: AbortSignal): Promise<Answers> {
  const [evaluation, profile] = await Promise.all([
    readEvaluation(reportId, signal),
    readProfile(signal).catch(() => undefined),
  ])
  return { evaluation, profile }
}

/** What a test of six abilities says about the member. */
export function Page() {
  const { reportId } = queryIds('reportId')
  const { remote, retry } = useRemote((signal) => load(reportId, signal), [reportId])
  if (remote.state === 'loading') return <Frame />
  if (remote.state === 'failed') {
    const { error } = remote
    return (
      <PlainFrame>
        {error.fault === 'refused' ? (
          // A refusal is an answer: there is no such report.
          <NoReport title={reasonOf(error) || '报告不存在或已失效'} />
        ) : (
          <ErrorCard error={error} onRetry={retry} />
        )}
      </PlainFrame>
    )
  }
  const { evaluation, profile } = remote.value
  const report = reportView(evaluation)
  return report ? (
    <Frame hero={<Hero report={report} profile={profile} />}>
      <Report report={report} />
    </Frame>
  ) : (
    <PlainFrame>
      <NoReport title="还没有评测报告" />
    </PlainFrame>
  )
}

/** In print the dark background is left out and its text is dark. */
const QUIET = 'text-on-deep-2 print:text-ink-2'

/** Whose report, of when, and the verdict. */
function Hero({ report, profile }: { report: ReportView; profile: Profile | undefined }) {
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-2">
        <Avatar src={imageUrl(profile?.avatar)} size={44} who={profile?.nickname} />
        <div className="min-w-0">
          <p className="truncate elder:whitespace-normal leading-[1.4] font-semibold">
            <bdi>{profile?.nickname || '我的报告'}</bdi>
          </p>
          <p className={`text-caption leading-normal ${QUIET}`}>评测时间 {report.time}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 px-5 pt-4.5 pb-5.5 print:pt-2 print:pb-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="text-[2rem] leading-tight tracking-[.01em]">
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
