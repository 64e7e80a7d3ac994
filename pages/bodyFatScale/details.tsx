import type { BodyFatRecord } from '#shared/api/scale.ts'
import { readProfile } from '#shared/api/user.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { sexOf } from '#shared/health/body.ts'
import { BodyTypeCard } from './body-type-card.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import { bodyType, scoreView, tiles } from './details-model.ts'
import { ScoreCard } from './score-card.tsx'
import { SegmentCard } from './segment-card.tsx'
import { hasSegments } from './segment-model.ts'

interface Props {
  record: BodyFatRecord
  /** The guide is open: metrics do not open. */
  isStill: boolean
}

/** A profile that cannot be had counts as one that says nothing. */
const readSex = (signal: AbortSignal) =>
  readProfile(signal).then(
    ({ gender }) => sexOf(gender),
    () => sexOf(undefined),
  )

/** Everything below the weight: mostly below the fold, so it is not in the first bundle. */
export function Details({ record, isStill }: Props) {
  const profile = useRemote(readSex).remote
  // The drawings wait for it.
  const sex = profile.state === 'ready' ? profile.value : undefined
  const form = bodyType(record, sex)
  const score = scoreView(record)
  const metrics = tiles(record, sex)
  return (
    <>
      {form && <BodyTypeCard {...form} sex={sex} />}
      {score && <ScoreCard {...score} />}
      {metrics.length > 0 && <CompositionGrid tiles={metrics} isStill={isStill} />}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}
