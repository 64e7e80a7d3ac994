// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { OPEN_TAG } from '#shared/wechat/open-tag.ts'
import { TaggedPill } from '#shared/wechat/tag-cover.tsx'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

vi.mock('weixin-js-sdk', () => ({ default: {} }))
setStage()
const reported = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => reported.mockClear())
const onTap = vi.fn()
const pill = (
  <TaggedPill link="homefitness://home" className="" onTap={onTap}>
    打开 App
  </TaggedPill>
)
const getTag = () => document.querySelector(OPEN_TAG)
const getReasons = () => reported.mock.calls.map(([, why]) => why)

test('a tag that is not ready after 5 s is told; one that is ready is not', async () => {
  await renderView(pill)
  await passTime(4900)
  expect(getReasons()).toEqual([])
  await passTime(100)
  expect(getReasons()).toEqual(['unready'])
  await renderView(pill)
  document.querySelectorAll(OPEN_TAG)[1]!.dispatchEvent(new Event('ready'))
  await passTime(6000)
  expect(getReasons()).toEqual(['unready'])
})

test('a tag that opened nothing is told and goes; the tap gets its answer', async () => {
  await renderView(pill)
  getTag()!.dispatchEvent(new Event('ready'))
  getTag()!.dispatchEvent(new Event('error'))
  await passTime(6000)
  expect(getReasons()).toEqual(['launch'])
  expect([getTag(), onTap.mock.calls.length]).toEqual([null, 1])
})
