import { expect, test } from 'vitest'
import { drawLabels, type Pen } from '#shared/ui/charts/chart-marks.ts'

test('a label under the axis never reaches into the place of the next one', () => {
  const drawn: unknown[][] = []
  const ctx = { save() {}, scale() {}, restore() {}, fillText: (...told: unknown[]) => drawn.push(told) }
  const points = [0, 1].map((index) => ({ index, value: 58, x: 40 + 80 * index, y: 100 }))
  const labels = ['11/19 05:35', '11/19 07:35']
  const paint = { axisSize: 18 }
  drawLabels({ ctx, ratio: 1, paint, left: 40, width: 360, bottom: 200, marked: 1, points, labels } as unknown as Pen)
  expect(drawn).toEqual([
    ['11/19 05:35', 40, 229, 74],
    ['11/19 07:35', 120, 229, 74],
  ])
})
