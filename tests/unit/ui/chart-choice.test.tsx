// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { passTime, pressKey, renderView, setStage } from './render.ts'

vi.mock('#shared/ui/charts/chart-engine.ts', () => ({
  prefetchPlot() {},
  startChart: () => ({ mark() {}, rescale() {}, grow() {}, end() {} }),
}))

setStage()

const SCALE = { decimals: 0, text: String }
const reported = vi.fn<(index: number) => void>()

function Example({ values, outside }: { values: readonly number[]; outside?: number }) {
  const [chosen, setChosen] = useState<number>()
  return (
    <LineChart
      name="体重趋势"
      values={values}
      label={(index) => String(values[index])}
      text={(index) => String(values[index])}
      head={(index) => <p>{values[index]!.toFixed(1)}</p>}
      scale={SCALE}
      selected={chosen ?? outside ?? values.length - 1}
      onSelect={(index) => {
        reported(index)
        setChosen(index)
      }}
    />
  )
}

test.for([
  ['the same values again', [1, 2, 3], '2 2', [[1]]],
  ['a newer one behind them', [1, 2, 3, 4], '2 2', [[1]]],
  ['earlier ones in front', [8, 9, 1, 2, 3], '2 2', [[3]]],
  ['other values', [7, 8, 9], '9 9', []],
] as const)('a choice that waits to be told, and %s', async ([, next, message, calls]) => {
  reported.mockClear()
  const redraw = await renderView(<Example values={[1, 2, 3]} />)
  const chart = document.querySelector('[role=img]')!
  await pressKey(chart, 'ArrowLeft')
  await redraw(<Example values={next} />)
  expect(chart.getAttribute('aria-label')).toContain(`当前 ${message}`)
  await passTime(400)
  expect(chart.getAttribute('aria-label')).toContain(`当前 ${message}`)
  expect(reported.mock.calls).toEqual(calls)
})

test('where the chosen point is there no longer the oldest stands out, and nothing else is drawn meanwhile', async () => {
  const redraw = await renderView(<Example values={[1, 2, 3]} />)
  await pressKey(document.querySelector('[role=img]')!, 'Home')
  await passTime(400)
  await redraw(<Example values={[2, 3]} />)
  expect(document.querySelector('p')?.textContent).toBe('2.0')
})

test('another one is chosen elsewhere while a choice waits: the chart shows what it tells', async () => {
  reported.mockClear()
  const values = [1, 2, 3]
  const redraw = await renderView(<Example values={values} />)
  const chart = document.querySelector('[role=img]')!
  await pressKey(chart, 'ArrowLeft')
  await redraw(<Example values={values} outside={0} />)
  await passTime(400)
  expect(reported.mock.calls).toEqual([[1]])
  expect(chart.getAttribute('aria-label')).toContain('当前 2 2')
  // None waits: elsewhere counts.
  const other = await renderView(<Example values={values} />)
  await other(<Example values={values} outside={0} />)
  expect([...document.querySelectorAll('[role=img]')][1]!.getAttribute('aria-label')).toContain('当前 1 1')
})
