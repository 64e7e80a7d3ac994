import { expect, test } from 'vitest'
import { drawOutline, getSpot, placeLabel, RADAR } from '#shared/ui/charts/radar-shape.ts'

test('axis 0 points up, the others go round clockwise', () => {
  expect(getSpot(0, 6, 1)).toEqual({ x: 163, y: 46 })
  expect(getSpot(1, 6, 1)).toEqual({ x: 254.8, y: 99 })
  expect(getSpot(3, 6, 0.5)).toEqual({ x: 163, y: 205 })
  expect(getSpot(4, 6, 0)).toEqual({ x: RADAR.x, y: RADAR.y })
})

test('labels run away from the radar and stay inside the drawing', () => {
  const spots = [0, 1, 2, 3, 4, 5].map((index) => placeLabel(index, 6))
  expect(spots.map(({ anchor }) => anchor)).toEqual(['middle', 'start', 'start', 'middle', 'end', 'end'])
  for (const { name, value } of spots) {
    expect(name).toBeGreaterThan(10)
    expect(value).toBeLessThanOrEqual(RADAR.height - 2)
  }
})

test('the outline has a corner on each axis', () => {
  expect(drawOutline([1, 0, 0.5, 0])).toBe('M163 46L163 152L163 205L163 152Z')
})
