import type { BodyFatRecord } from '#shared/api/scale.ts'
import type { Sex } from '#shared/health/body.ts'
import { BodyTypeCard } from './body-type-card.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import { bodyType, scoreView, tiles } from './details-model.ts'
import { ScoreCard } from './score-card.tsx'
import { SegmentCard } from './segment-card.tsx'
import { hasSegments } from './segment-model.ts'

interface Props {
  record: BodyFatRecord
  /** Undefined while the profile is on its way: the drawings wait for it. */
  sex: Sex | undefined
  /** The guide is open: metrics do not open. */
  isStill: boolean
}

/** Whether there is a grid for the guide to point at. */
export const hasGrid = (record: BodyFatRecord): boolean => tiles(record, undefined).length > 0

/** Everything below the weight: mostly below the fold, so it is not in the first bundle. */
export function Details({ record, sex, isStill }: Props) {
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
