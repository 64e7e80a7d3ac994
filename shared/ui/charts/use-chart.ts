import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PlacedPoint, prefetchPlot, startChart } from './chart-engine.ts'
import type { PlotInput } from './chart-plot.ts'

export type ChartData = Omit<PlotInput, 'colours' | 'place'> & { times?: readonly number[] }

/** ms of the debounce for selections. */
const DEBOUNCE_MS = 300

interface Listeners {
  onSelect: (index: number) => void
  onOldest?: () => void
}

/** True if `longer` is `current` with more points prepended. */
const isGrown = (current: readonly number[], longer: readonly number[]): boolean => {
  const more = longer.length - current.length
  return current.length > 0 && more > 0 && current.every((value, index) => value === longer[index + more])
}

/**
 * Creates a chart of `data`, `height` px high, on the elements of the returned refs. A new `values`
 * array resets the chart, unless it is the old one with earlier points prepended: then the view
 * keeps its position.
 * @returns the highlighted point; `tip`, whose function gets its position at every frame; the
 * function to select another point; and whether the drawing code failed to load
 */
export function useChart(data: ChartData, height: number, selected: number, listeners: Listeners) {
  const { kind, values, scale } = data
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const tip = useRef<(place?: PlacedPoint) => void>(undefined)
  const engine = useRef<ReturnType<typeof startChart>>(undefined)
  const rendered = useRef<readonly number[]>([])
  const [isFailed, setFailed] = useState(false)

  // Index from the end, because earlier points may be prepended at any time.
  const chosen = values.length - selected
  const [displayed, setDisplayed] = useState(chosen)
  /** Selection that is not yet reported. */
  const waiting = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Clamped to the chart's points, which may have become fewer; -1 without any.
  const marked = Math.min(Math.max(0, values.length - displayed), values.length - 1)

  const selectPoint = (index: number) => {
    if (index === marked) return
    waiting.current = values.length - index
    setDisplayed(waiting.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { data, onSelect } = latest.current
      const index = data.values.length - waiting.current!
      waiting.current = undefined
      onSelect(index)
    }, DEBOUNCE_MS)
  }
  const latest = useRef({ data, selected, ...listeners, choose: selectPoint })
  latest.current = { data, selected, ...listeners, choose: selectPoint }

  useLayoutEffect(prefetchPlot, [])
  useEffect(() => {
    if (waiting.current === undefined) setDisplayed(chosen)
  }, [chosen])
  useEffect(() => {
    if (rendered.current === values) engine.current?.mark(marked)
  }, [marked, values])

  useEffect(() => {
    const { data, selected } = latest.current
    const before = rendered.current
    rendered.current = values
    if (isGrown(before, values)) {
      engine.current?.grow(data)
      return
    }
    // A pending selection keeps its point if the new points were only appended.
    if (waiting.current !== undefined && before.every((value, index) => value === values[index])) {
      waiting.current += values.length - before.length
    } else {
      clearTimeout(timer.current)
      waiting.current = undefined
    }
    const fromEnd = waiting.current ?? values.length - selected
    setDisplayed(fromEnd)
    engine.current?.end()
    engine.current = undefined
    tip.current?.(undefined)
    if (!box.current || !canvas.current || !probes.current || values.length === 0) return
    engine.current = startChart(
      { box: box.current, canvas: canvas.current, probes: probes.current },
      { ...data, kind, height, marked: values.length - fromEnd },
      {
        onPlace: (place) => tip.current?.(place),
        onTap: (index) => latest.current.choose(index),
        onOldest: () => latest.current.onOldest?.(),
        onFail: () => setFailed(true),
      },
    )
  }, [values, kind, height])

  useEffect(() => engine.current?.rescale(scale), [scale])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      engine.current?.end()
    },
    [],
  )

  return { box, canvas, probes, marked, tip, choose: selectPoint, isFailed }
}
