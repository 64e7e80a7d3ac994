import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fetchPlot, type Place, startChart } from './chart-engine.ts'
import type { PlotInput } from './chart-plot.ts'

export type ChartData = Omit<PlotInput, 'colours' | 'place'> & { times?: readonly number[] }

/** A choice counts once nothing else was chosen for 300 ms. */
const DEBOUNCE_MS = 300

interface Listeners {
  onSelect: (index: number) => void
  onOldest?: () => void
}

/** Whether `longer` is `known` with more points in front. */
const isGrown = (known: readonly number[], longer: readonly number[]): boolean => {
  const more = longer.length - known.length
  return known.length > 0 && more > 0 && known.every((value, index) => value === longer[index + more])
}

/**
 * A chart of `data`, `height` px high, on the elements of the returned refs. A new `values` array is a new chart, unless it is
 * the one before with earlier points in front: then what is in view stays where it is.
 * @returns the point that stands out (at once); `tip`, whose function is called with its place at every frame; what to call when
 *  another one is chosen; whether the drawing code could not be had
 */
export function useChart(data: ChartData, height: number, selected: number, listeners: Listeners) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const tip = useRef<(place?: Place) => void>(undefined)
  const [isFailed, setFailed] = useState(false)
  const engine = useRef<ReturnType<typeof startChart>>(undefined)
  const drawn = useRef<readonly number[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<number>(undefined)
  const untold = useRef<number>(undefined)
  const { kind, values, scale } = data
  // Counted from the end, as everything kept here: earlier points may come in front at any time.
  const chosen = values.length - selected
  const [kept, setKept] = useState(chosen)
  // Always a point of the chart, also where there are fewer than before; -1 without any.
  const marked = Math.min(Math.max(0, values.length - kept), values.length - 1)

  const choose = (index: number) => {
    if (index === marked) return
    untold.current = values.length - index
    setKept(untold.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { data, onSelect } = latest.current
      told.current = untold.current
      untold.current = undefined
      onSelect(data.values.length - told.current!)
    }, DEBOUNCE_MS)
  }
  const latest = useRef({ data, selected, ...listeners, choose })
  latest.current = { data, selected, ...listeners, choose }

  useLayoutEffect(fetchPlot, [])
  useEffect(() => {
    // Its own choice come back: the member may have moved on in the meantime.
    if (chosen !== told.current) setKept(chosen)
    told.current = undefined
  }, [chosen])
  useEffect(() => {
    if (drawn.current === values) engine.current?.mark(marked)
  }, [marked, values])

  useEffect(() => {
    const { line, times, label, short, gap, scale } = latest.current.data
    const known = drawn.current
    const isLonger = isGrown(known, values)
    drawn.current = values
    if (isLonger) {
      engine.current?.grow({ values, line, times, label, short, gap })
      return
    }
    // A choice that still waits stays, when all the points are there as before: newer ones came behind them at most.
    if (untold.current !== undefined && known.every((value, index) => value === values[index])) {
      untold.current += values.length - known.length
    } else {
      clearTimeout(timer.current)
      untold.current = undefined
    }
    const fromEnd = untold.current ?? values.length - latest.current.selected
    engine.current?.end()
    engine.current = undefined
    tip.current?.(undefined)
    setKept(fromEnd)
    if (!box.current || !canvas.current || !probes.current || values.length === 0) return
    engine.current = startChart(
      { box: box.current, canvas: canvas.current, probes: probes.current },
      { kind, values, line, times, label, short, gap, scale, height, marked: values.length - fromEnd },
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

  return { box, canvas, probes, marked, tip, choose, isFailed }
}
