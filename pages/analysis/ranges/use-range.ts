import { useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { hasTrend } from '#shared/health/trend.ts'
import type { ChartInput } from './four-points.tsx'
import { type Group, groupsOf, type Level } from './groups.ts'
import { startRange } from './range-engine.ts'
import type { Readout } from './readout.ts'
import { throttled } from './throttled.ts'
import { opening, type Shown } from './view.ts'

export interface RangeInput extends ChartInput {
  /** Each with what stands at the second axis. */
  points: readonly (Point & { mass?: number })[]
  /** In view at first; 0: all. */
  days: number
}

const DEBOUNCE_MS = 300
/** Words that change more often than this cannot be read, and cost a layout each. */
const WORDS_MS = 100

/**
 * A chart over time on the elements of the returned refs. @param wordsOf a point in words
 * @returns what is shown at this frame, in a ref; `told`, whose function is called with the point's words at every change; what was
 *  shown at the last rest
 */
export function useRange(
  { metric, scale, points, days, selected, onSelect }: RangeInput,
  wordsOf: (group: Group, level: Level) => Readout,
) {
  const isTrend = hasTrend(metric.key)
  const groupsAt = useMemo(() => {
    const known: Partial<Record<Level, readonly Group[]>> = {}
    return (level: Level) => (known[level] ??= groupsOf(points, level, isTrend))
  }, [points, isTrend])
  const [rested, setRested] = useState(() => opening(groupsAt, days, selected))
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const engine = useRef<ReturnType<typeof startRange>>(undefined)
  const shown = useRef(rested)
  const told = useRef<(words: Readout) => void>(undefined)
  const [isFailed, setFailed] = useState(false)
  const latest = useRef({ onSelect, scale, wordsOf })
  latest.current = { onSelect, scale, wordsOf }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history is a new chart; the rest is what it opens with
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let group: Group | undefined
    const words = throttled((now: Shown) => {
      // Words change with the point; the view itself matters to the table alone, at rest.
      const marked = groupsAt(now.level)[now.marked]!
      if (marked !== group) told.current?.(latest.current.wordsOf(marked, now.level))
      group = marked
    }, WORDS_MS)
    const started = startRange(
      { box: box.current!, canvas: canvas.current!, probes: probes.current! },
      {
        groupsAt,
        scale: () => latest.current.scale,
        view: opening(groupsAt, days, selected).view,
        chosen: selected,
      },
      {
        onShow(now) {
          shown.current = now
          words.give(now)
        },
        onRest() {
          clearTimeout(timer)
          timer = setTimeout(() => {
            setRested(shown.current)
            latest.current.onSelect(started.chosen())
          }, DEBOUNCE_MS)
        },
        onFail: () => setFailed(true),
      },
    )
    engine.current = started
    return () => {
      clearTimeout(timer)
      words.end()
      started.end()
    }
  }, [groupsAt])

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another span opens anew; a choice alone does not
  useEffect(() => {
    if (!isFirst.current) engine.current?.open(opening(groupsAt, days, selected).view)
    isFirst.current = false
  }, [days])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine reads the new scale by itself
  useEffect(() => engine.current?.refit(), [scale])

  return { isFailed, told, box, canvas, probes, engine, groupsAt, shown, rested }
}
