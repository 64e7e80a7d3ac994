// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { part } from '#shared/app/loading/part.tsx'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

setStage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const LOST = new TypeError('Failed to fetch dynamically imported module')
const shown = () => document.body.textContent

const Content = () => <p>部分</p>
const pageOf = (load: () => Promise<typeof Content>) => part(load, { waiting: () => <p>正在加载</p> })

test('a part that failed once comes by itself: no tap is asked for meanwhile', async () => {
  const load = vi.fn(async () => Content)
  load.mockRejectedValueOnce(LOST)
  const Page = pageOf(load)
  await draw(<Page />)
  expect(shown()).toBe('正在加载')
  await pass(900)
  expect(shown()).toBe('部分')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that waits for a tap comes by itself when the line is back', async () => {
  const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(LOST)
  const Page = pageOf(load)
  await draw(<Page />)
  await pass(900)
  expect(shown()).toBe('网络不给力重试')
  load.mockResolvedValue(Content)
  dispatchEvent(new Event('online'))
  await pass(100)
  expect(shown()).toBe('部分')
})
