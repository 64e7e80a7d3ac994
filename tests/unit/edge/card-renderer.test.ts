import { existsSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { expect, test as plain } from 'vitest'
import { createCardRenderer } from '#scripts/edge/card-renderer.ts'
import { FONT } from '#scripts/edge/render-png.ts'

// `npm test` brings the font; `npm test -- --quick` installs nothing.
const test = plain.skipIf(!existsSync(FONT))

const createCard = (title: string) => ({ title, description: '在家就能练' })

test('drawing leaves this thread free', async () => {
  const draw = createCardRenderer()
  await draw(createCard('热身'))
  const before = performance.eventLoopUtilization()
  await draw(createCard('核心力量'))
  // Share of the time in which this thread was busy: drawing here would make it nearly 1.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('of a crowd of different cards those beyond the limit are turned away at once, the others are drawn', async () => {
  const draw = createCardRenderer()
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => draw(createCard(`第 ${index} 课`))))
  expect(results.map(({ status }) => status)).toEqual([...Array(16).fill('fulfilled'), ...Array(4).fill('rejected')])
  expect((await draw(createCard('第 19 课'))).status).toBe(200)
}, 60_000)

test('a title that the font cannot write is refused', async () => {
  await expect(createCardRenderer()(createCard('\u{1F600}'))).rejects.toThrow('the font has none')
})
