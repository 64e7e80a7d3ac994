import { useEffect } from 'react'
import { type AnalysisItem, readAnalysis } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { BodyTypeCard } from './body-type-card.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import { axisIn, bodyType, oddFirst, scoreView, tiles } from './details-model.ts'
import { hasGoal } from './model.ts'
import { OutlookPanel } from './outlook-panel.tsx'
import { ScoreCard } from './score-card.tsx'
import { SegmentCard } from './segment-card.tsx'
import { hasSegments } from './segment-model.ts'
import { UNKNOWN } from './use-home.ts'

interface Props {
  record: BodyFatRecord
  /** Undefined while it is not known yet. */
  body: Body | undefined
  /** The guide is open: metrics do not open. */
  isStill: boolean
  /** Told as soon as all weights are known; null: they cannot be had. */
  onWeights: (items: readonly AnalysisItem[] | null) => void
}

const readWeights = (signal: AbortSignal) =>
  readAnalysis(metricOf('weight').type, signal).then(({ items }) => items as readonly AnalysisItem[])

/** Everything below the weight: mostly below the fold, so it is not in the first bundle. */
export function Details({ record, body, isStill, onWeights }: Props) {
  // The drawings and the verdicts wait for the body: who is under 18 must not see any, not even for a moment.
  const sex = body?.sex
  const isYoung = body !== undefined && isMinor(body)
  const isRated = body !== undefined && !isYoung
  const form = bodyType(record, sex)
  const score = scoreView(record, isRated)
  const all = tiles(record, sex, isRated)
  const metrics = isYoung ? all : oddFirst(all)
  // After the profile, which decides what the cards below hold: this answer may be long.
  const weights = useRemote(body && readWeights, [body !== undefined]).remote
  useEffect(() => {
    if (weights.state !== 'loading') onWeights(weights.state === 'ready' ? weights.value : null)
  }, [weights, onWeights])
  return (
    <>
      {hasGoal(record) && body !== UNKNOWN && <OutlookPanel record={record} weights={weights} body={body} />}
      {form && <BodyTypeCard {...form} intro={isYoung ? '' : form.intro} sex={sex} />}
      {score && <ScoreCard {...score} hasBands={!isYoung} />}
      {isYoung && <p className="px-2 text-center text-caption text-ink-3">{ADULTS_ONLY}</p>}
      {metrics.length > 0 && (
        <CompositionGrid
          tiles={metrics}
          isStill={isStill}
          isSettled={body !== undefined}
          axisOf={isRated && body !== UNKNOWN ? (key) => axisIn(record, key, body) : undefined}
        />
      )}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} isRated={isRated} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}
