// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lazyComponent } from '#shared/app/loading/lazy-component.tsx'
import { lazyDialog } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

vi.mock('#shared/app/messages/messages.ts', () => ({ toast: vi.fn() }))
setStage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const LOST = new TypeError('Failed to fetch dynamically imported module')
const shown = () => document.body.textContent

const Content = () => <p>部分</p>
const Panel = ({ open }: { open: boolean; onClose: () => void }) => <p>{open ? '面板' : ''}</p>
const pageOf = (load: () => Promise<typeof Content>) =>
  lazyComponent(lazyModule(load), (Content) => Content, { fallback: () => <p>正在加载</p> })

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

test('a part that failed is drawn once something else on the page has loaded it', async () => {
  const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(LOST)
  const module = lazyModule(load)
  const Page = lazyComponent(module, (Content) => Content)
  const redraw = await draw(<Page />)
  await pass(900)
  expect(shown()).toBe('网络不给力重试')
  load.mockResolvedValue(Content)
  await module.load()
  await redraw(<Page />)
  expect(shown()).toBe('部分')
})

test('a part that is there is at hand at once for the next place', async () => {
  const Page = pageOf(async () => Content)
  const redraw = await draw(<Page key="first" />)
  const next = redraw(<Page key="next" />)
  await Promise.resolve()
  expect(shown()).toBe('部分')
  await next
})

test('a part that was asked for ahead is drawn with its place, and asked for once', async () => {
  const load = vi.fn(async () => Content)
  const module = lazyModule(load)
  const Page = lazyComponent(module, (Content) => Content)
  await module.load()
  await pass(10)
  await draw(<Page />)
  expect([shown(), load.mock.calls.length]).toEqual(['部分', 1])
})

test('a sheet that cannot be had takes the tap back, in words, and the next tap opens it', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>().mockRejectedValue(LOST)
  const Sheet = lazyDialog(lazyModule(load), (Panel) => Panel, { message: () => '加载失败' })
  const onClose = vi.fn()
  const redraw = await draw(<Sheet open onClose={onClose} />)
  await pass(900)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(vi.mocked(toast).mock.calls).toEqual([['加载失败']])
  await redraw(<Sheet open={false} onClose={onClose} />)
  load.mockResolvedValue(Panel)
  await redraw(<Sheet open onClose={onClose} />)
  expect(shown()).toBe('面板')
})
