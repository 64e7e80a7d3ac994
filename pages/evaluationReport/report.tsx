import { ServiceError } from '#shared/api/errors.ts'
import { type Evaluation, readEvaluation } from '#shared/api/evaluation.ts'
import { type Profile, readProfile } from '#shared/api/user.ts'
import { goBack } from '#shared/app/navigate.ts'
import { queryIds } from '#shared/app/query.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { Empty } from '#shared/ui/empty.tsx'
import { RadarDrawing } from '#shared/ui/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/error-card.tsx'
import { NavBar } from '#shared/ui/nav-bar.tsx'
import { SlowHint } from '#shared/ui/slow-hint.tsx'
import { DimensionCard } from './dimension-card.tsx'
import { Frame, TITLE } from './frame.tsx'
import { Hero } from './hero.tsx'
import { reportView } from './model.ts'
import { Overview } from './overview.tsx'

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

/** The report in all its states: on its way, there, none, not to be had. */
export function EvaluationReport() {
  const { reportId } = queryIds('reportId')
  const { remote, retry } = useRemote((signal) => load(reportId, signal), [reportId])
  if (remote.state === 'loading') {
    return (
      <>
        <Frame />
        <SlowHint />
      </>
    )
  }
  if (remote.state === 'failed') {
    // A refusal is an answer: there is no such report.
    const isGone = remote.error instanceof ServiceError && remote.error.fault === 'refused'
    return (
      <Plain>
        {isGone ? <NoReport title="报告不存在或已失效" /> : <ErrorCard error={remote.error} onRetry={retry} />}
      </Plain>
    )
  }
  const { evaluation, profile } = remote.value
  const report = reportView(evaluation)
  if (!report) {
    return (
      <Plain>
        <NoReport title="还没有评测报告" />
      </Plain>
    )
  }
  return (
    <Frame hero={<Hero report={report} profile={profile} />}>
      <Overview report={report} />
      {report.dimensions.map((dimension) => (
        <DimensionCard key={dimension.key} dimension={dimension} />
      ))}
    </Frame>
  )
}

const Plain = ({ children }: { children: React.ReactNode }) => (
  <div className="mx-auto flex min-h-screen max-w-[480px] flex-col">
    <NavBar title={TITLE} onBack={goBack} />
    <main className="flex flex-1 flex-col">{children}</main>
  </div>
)

const NoReport = ({ title }: { title: string }) => (
  <Empty
    drawing={<RadarDrawing />}
    title={title}
    line={
      <>
        完成一次运动能力评测，这里会告诉你
        <br />
        哪里强、哪里可以更好
      </>
    }
  />
)
