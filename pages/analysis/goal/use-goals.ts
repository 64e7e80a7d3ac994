import type { Point } from '#pages/analysis/model.ts'
import { hasTarget, targetOf } from '#pages/analysis/scale.ts'
import { readTargetWeight } from '#shared/api/target-weight.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { ownGoal } from './own-goals.ts'

/** What the member is aiming at. */
export interface Goals {
  /** kg, as the service keeps it. */
  weight: Remote<number | undefined>
  retryWeight: () => void
  /** That weight as what is plotted. */
  target: number | undefined
  /** What the member has written down for this metric on this phone. */
  own: number | undefined
}

/** The goals of a metric. @param latest measurement */
export function useGoals(metric: Metric, latest: Point): Goals {
  const { remote: weight, retry: retryWeight } = useRemote(hasTarget(metric) ? readTargetWeight : undefined)
  const target = targetOf(metric, latest, weight.state === 'ready' ? weight.value : undefined)
  return { weight, retryWeight, target, own: ownGoal(metric.key) }
}
