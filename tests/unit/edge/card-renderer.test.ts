import { existsSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { expect, test as plain } from 'vitest'
import { createCardRenderer } from '#scripts/edge/card-renderer.ts'
import { FONT } from '#scripts/edge/render-png.ts'

// `npm test` brings the font; `npm test -- --quick` installs nothing.
const test = plain.skipIf(!existsSync(FONT))

const createCard = (title: string) => ({ title, description: '在家就能练' })
const PNG = [0x89, 0x50, 0x4e, 0x47]

test('a card is a PNG of 1200 by 630', async () => {
  const response = await createCardRenderer()(createCard('全身燃脂力量循环'))
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 4)]).toEqual(PNG)
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(response.headers.get('content-type')).toBe('image/png')
})

test('drawing leaves this thread free', async () => {
  const draw = createCardRenderer()
  await draw(createCard('热身'))
  const before = performance.eventLoopUtilization()
  await draw(createCard('核心力量'))
  // Share of the time in which this thread was busy: drawing here would make it nearly 1.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('the same card is drawn once, kept, and answered whole each time', async () => {
  const draw = createCardRenderer()
  const pictures = await Promise.all([1, 2, 3].map(async () => (await draw(createCard('拉伸'))).arrayBuffer()))
  const again = await (await draw(createCard('拉伸'))).arrayBuffer()
  expect(new Set([...pictures, again].map(({ byteLength }) => byteLength)).size).toBe(1)
  expect(again.byteLength).toBeGreaterThan(10_000)
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
