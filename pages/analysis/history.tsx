import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { part } from '#shared/app/loading/part.tsx'
import type { Metric } from '#shared/health/metrics.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Science } from './explanation.tsx'
import { useGoals } from './goal/use-goals.ts'
import type { Member, Point } from './model.ts'
import { withNotes } from './notes/own-notes.ts'
import { type Place, placeIn } from './place.ts'
import { Ranges } from './ranges/ranges.tsx'
import { scaleOf } from './scale.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  analysis: Analysis
}

/** Below the first screen of most phones: it comes behind it. */
const Assessment = part(() => import('./assessment.tsx').then(({ Assessment }) => Assessment), {
  waiting: () => <Skeleton className="h-[560px] rounded-card" />,
})

/** A metric's measurements: chart, the chosen one, changes, guidance. */
export function History({ metric, body, points: measured, analysis }: Props) {
  const { changes, redraw } = useOwnChanges()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note that changes is a new chart
  const points = useMemo(() => withNotes(measured), [measured, changes])
  const last = points.length - 1
  // Nothing chosen yet: the latest, also when a newer one arrives.
  const [chosen, setChosen] = useState<Place>()
  const selected = placeIn(points, chosen)
  const point = points[selected]!
  const choose = (index: number) => setChosen({ index, time: points[index]!.time })
  const goals = useGoals(metric, points[last]!)
  const line = goals.own ?? goals.target
  const scale = useMemo(() => scaleOf(metric, point, body, line), [metric, point, body, line])
  return (
    <>
      <div className="rounded-b-card bg-surface pb-1">
        <Ranges metric={metric} scale={scale} points={points} selected={selected} onSelect={choose} />
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
        <Verdict metric={metric} body={body} point={point}>
          <Science metric={metric} body={body} point={point} />
        </Verdict>
        <Assessment
          analysis={analysis}
          metric={metric}
          body={body}
          points={points}
          selected={selected}
          goals={goals}
          onNote={() => choose(selected)}
          onOwnChange={redraw}
        />
      </div>
    </>
  )
}

/** Draws anew when what the member has written on this phone changes, here or on another page. */
function useOwnChanges() {
  const [changes, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    addEventListener('storage', redraw)
    return () => removeEventListener('storage', redraw)
  }, [])
  return { changes, redraw }
}
