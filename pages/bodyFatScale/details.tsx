import type { BodyFatRecord } from '#shared/api/scale.ts'
import { readProfile } from '#shared/api/user.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { bodyOf, isMinor } from '#shared/health/body.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { BodyTypeCard } from './body-type-card.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import { bodyType, oddFirst, scoreView, tiles } from './details-model.ts'
import { hasGoal } from './model.ts'
import { OutlookPanel } from './outlook-panel.tsx'
import { readPast } from './past.ts'
import { ScoreCard } from './score-card.tsx'
import { SegmentCard } from './segment-card.tsx'
import { hasSegments } from './segment-model.ts'

interface Props {
  record: BodyFatRecord
  /** The guide is open: metrics do not open. */
  isStill: boolean
}

/** A profile that cannot be had counts as one that says nothing. */
const UNKNOWN = bodyOf({})
const readBody = (signal: AbortSignal) => readProfile(signal).then(bodyOf, () => UNKNOWN)

/** Everything below the weight: mostly below the fold, so it is not in the first bundle. */
export function Details({ record, isStill }: Props) {
  const profile = useRemote(readBody).remote
  // The drawings and the verdicts wait for it: who is under 18 must not see any, not even for a moment.
  const body = profile.state === 'ready' ? profile.value : undefined
  const sex = body?.sex
  const isYoung = body !== undefined && isMinor(body)
  const isRated = body !== undefined && !isYoung
  const form = bodyType(record, sex)
  const score = scoreView(record, isRated)
  const all = tiles(record, sex, isRated)
  const metrics = isYoung ? all : oddFirst(all)
  const past = useRemote(body && readPast, [body !== undefined]).remote
  return (
    <>
      {hasGoal(record) && body !== UNKNOWN && <OutlookPanel record={record} body={body} />}
      {form && <BodyTypeCard {...form} intro={isYoung ? '' : form.intro} sex={sex} />}
      {score && <ScoreCard {...score} hasBands={!isYoung} />}
      {isYoung && <p className="px-2 text-center text-caption text-ink-3">{ADULTS_ONLY}</p>}
      {metrics.length > 0 && (
        <CompositionGrid
          tiles={metrics}
          isStill={isStill}
          isSettled={body !== undefined}
          past={past.state === 'ready' ? past.value : undefined}
        />
      )}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} isRated={isRated} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}
