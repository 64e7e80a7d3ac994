// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { OPEN_TAG } from '#shared/app/wechat/open-tag.ts'
import { TaggedPill } from '#shared/app/wechat/tag-cover.tsx'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

vi.mock('weixin-js-sdk', () => ({ default: {} }))
setStage()
const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => told.mockClear())
const onTap = vi.fn()
const pill = (
  <TaggedPill link="homefitness://home" className="" onTap={onTap}>
    打开 App
  </TaggedPill>
)
const tag = () => document.querySelector(OPEN_TAG)
const reasons = () => told.mock.calls.map(([, why]) => why)

test('a tag that is not ready after 5 s is told; one that is ready is not', async () => {
  await draw(pill)
  await pass(4900)
  expect(reasons()).toEqual([])
  await pass(100)
  expect(reasons()).toEqual(['unready'])
  await draw(pill)
  document.querySelectorAll(OPEN_TAG)[1]!.dispatchEvent(new Event('ready'))
  await pass(6000)
  expect(reasons()).toEqual(['unready'])
})

test('a tag that opened nothing is told and goes; the tap gets its answer', async () => {
  await draw(pill)
  tag()!.dispatchEvent(new Event('ready'))
  tag()!.dispatchEvent(new Event('error'))
  await pass(6000)
  expect(reasons()).toEqual(['launch'])
  expect([tag(), onTap.mock.calls.length]).toEqual([null, 1])
})
