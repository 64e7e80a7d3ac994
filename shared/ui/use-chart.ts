import { useEffect, useRef, useState } from 'react'
import { type Place, startChart } from './chart-engine.ts'
import type { PlotInput } from './chart-plot.ts'

export type ChartData = Omit<PlotInput, 'colours'>

/** Spec §9: a choice counts once nothing else was chosen for 300 ms. */
const DEBOUNCE_MS = 300

/**
 * A chart of `data`, `height` px high, on the elements of the returned refs. A new `values` array is a new chart.
 * @returns the point that stands out (at once); `tip`, whose function is called with its place at every frame; what to call when
 *  another one is chosen; whether the drawing code could not be had
 */
export function useChart(data: ChartData, height: number, selected: number, onSelect: (index: number) => void) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const [marked, setMarked] = useState(selected)
  const tip = useRef<(place?: Place) => void>(undefined)
  const [isFailed, setFailed] = useState(false)
  const engine = useRef<ReturnType<typeof startChart>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<number>(undefined)
  const { kind, values } = data

  const choose = (index: number) => {
    if (index === marked) return
    setMarked(index)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      told.current = index
      latest.current.onSelect(index)
    }, DEBOUNCE_MS)
  }
  const latest = useRef({ data, selected, onSelect, choose })
  latest.current = { data, selected, onSelect, choose }

  useEffect(() => {
    // Its own choice come back: the member may have moved on in the meantime.
    if (selected !== told.current) setMarked(selected)
    told.current = undefined
  }, [selected])
  useEffect(() => engine.current?.mark(marked), [marked])

  useEffect(() => {
    tip.current?.(undefined)
    setMarked(latest.current.selected)
    if (!box.current || !canvas.current || !probes.current || values.length === 0) return
    const { labels, short } = latest.current.data
    const chart = startChart(
      { box: box.current, canvas: canvas.current, probes: probes.current },
      { kind, values, labels, short, height, marked: latest.current.selected },
      {
        onPlace: (place) => tip.current?.(place),
        onTap: (index) => latest.current.choose(index),
        onFail: () => setFailed(true),
      },
    )
    engine.current = chart
    return () => {
      clearTimeout(timer.current)
      engine.current = undefined
      chart.end()
    }
  }, [values, kind, height])

  return { box, canvas, probes, marked, tip, choose, isFailed }
}
