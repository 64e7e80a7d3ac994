import { expect, test } from 'vitest'
import type { Pen } from '#shared/ui/charts/chart-marks.ts'
import { drawLabels, selectSpaced } from '#shared/ui/charts/date-labels.ts'
import { createMarginMarks, isCovered } from '#shared/ui/charts/margin-marks.ts'

test('a label under the axis never reaches into the place of the next one', () => {
  const rendered: unknown[][] = []
  const ctx = {
    save() {},
    scale() {},
    restore() {},
    measureText: () => ({ width: 120 }),
    fillText: (...reported: unknown[]) => rendered.push(reported),
  }
  const points = [0, 1].map((index) => ({ index, value: 58, x: 40 + 90 * index, y: 100 }))
  const labels = ['11/19 05:35', '11/19 07:35']
  const paint = { axisSize: 18 }
  drawLabels({
    ctx,
    ratio: 1,
    paint,
    left: 40,
    width: 360,
    bottom: 200,
    marked: 1,
    points,
    label: (index: number) => labels[index],
  } as unknown as Pen)
  expect(rendered).toEqual([
    ['11/19 05:35', 40, 229, 74],
    ['11/19 07:35', 130, 229, 74],
  ])
})

test('where dates are close, the marked one stands, then the later before the earlier', () => {
  const marks = [10, 30, 90].map((x, index) => ({ x, half: 12, isMarked: index === 0 }))
  expect(selectSpaced(marks).map(({ x }) => x)).toEqual([10, 90])
  expect(selectSpaced(marks.map((mark) => ({ ...mark, isMarked: false }))).map(({ x }) => x)).toEqual([30, 90])
})

test('the margin names what is normal and the goal, none over another, and keeps its own numbers out of them', () => {
  const room = { yOf: (value: number) => 100 - value, bottom: 100, axisSize: 10 }
  const formatValue = (value: number) => value.toFixed(1)
  const marks = createMarginMarks({ decimals: 1, text: formatValue, band: [48, 130], goal: 50 }, room)
  expect(marks.map(({ name, label, y, direction }) => [name, label, y, direction])).toEqual([
    ['目标', '50.0', 50, 0],
    ['下限', '48.0', 52, 0],
  ])
  expect(marks[1]!.labelY - marks[0]!.labelY).toBe(25)
  const [far] = createMarginMarks({ decimals: 1, text: formatValue, goal: -20 }, room)
  expect(far).toMatchObject({ y: 100, direction: 1, labelY: 87.5 })
  expect(isCovered(60, marks, 10)).toBe(true)
  expect(isCovered(20, marks, 10)).toBe(false)
  expect(createMarginMarks({ decimals: 1, text: formatValue }, room)).toEqual([])
})
