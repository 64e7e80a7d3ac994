import { type Evaluation, readEvaluation } from '#shared/api/evaluation.ts'
import { type Profile, readProfile } from '#shared/api/user.ts'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { reasonOf } from '#shared/core/fault.ts'
import { Frame, PlainFrame } from './frame.tsx'
import { Hero } from './hero.tsx'
import { reportView } from './model.ts'

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

/**
 * What a test of six abilities says about the member. The verdict is painted first; radar, cards
 * and the other states come in rest.tsx, on their way while the service is asked.
 */
export function Page() {
  const { reportId } = queryIds('reportId')
  const { remote, retry } = useRemote((signal) => load(reportId, signal), [reportId])
  const [rest, retryRest] = usePart(() => import('./rest.tsx'))
  const lost = retryRest && <LostPart onRetry={retryRest} />
  if (remote.state === 'loading') return <Frame />
  if (remote.state === 'failed') {
    // A refusal is an answer: there is no such report.
    const isGone = remote.error.fault === 'refused'
    return (
      <PlainFrame>
        {!rest ? (
          lost
        ) : isGone ? (
          <rest.NoReport title={reasonOf(remote.error) || '报告不存在或已失效'} />
        ) : (
          <rest.ErrorCard error={remote.error} onRetry={retry} />
        )}
      </PlainFrame>
    )
  }
  const { evaluation, profile } = remote.value
  const report = reportView(evaluation)
  if (!report) return <PlainFrame>{rest ? <rest.NoReport title="还没有评测报告" /> : lost}</PlainFrame>
  return <Frame hero={<Hero report={report} profile={profile} />}>{rest ? <rest.Cards report={report} /> : lost}</Frame>
}
