// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { showMessage } from '#shared/features/messages/messages.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

vi.mock('#shared/features/messages/messages.ts', () => ({ showMessage: vi.fn() }))
setStage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const FAILED = new TypeError('Failed to fetch dynamically imported module')
const getText = () => document.body.textContent

const Content = () => <p>部分</p>
const Panel = ({ open }: { open: boolean; onClose: () => void }) => <p>{open ? '面板' : ''}</p>
const createPage = (load: () => Promise<typeof Content>) =>
  lazyComponent(lazyModule(load), (Content) => Content, { fallback: () => <p>正在加载</p> })

test('a part that failed once comes by itself: no tap is asked for meanwhile', async () => {
  const load = vi.fn(async () => Content)
  load.mockRejectedValueOnce(FAILED)
  const Page = createPage(load)
  await renderView(<Page />)
  expect(getText()).toBe('正在加载')
  await passTime(900)
  expect(getText()).toBe('部分')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that waits for a tap comes by itself when the line is back', async () => {
  const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(FAILED)
  const Page = createPage(load)
  await renderView(<Page />)
  await passTime(900)
  expect(getText()).toBe('网络不给力重试')
  load.mockResolvedValue(Content)
  dispatchEvent(new Event('online'))
  await passTime(100)
  expect(getText()).toBe('部分')
})

test('a part that failed is drawn once something else on the page has loaded it', async () => {
  const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(FAILED)
  const module = lazyModule(load)
  const Page = lazyComponent(module, (Content) => Content)
  const redraw = await renderView(<Page />)
  await passTime(900)
  expect(getText()).toBe('网络不给力重试')
  load.mockResolvedValue(Content)
  await module.load()
  await redraw(<Page />)
  expect(getText()).toBe('部分')
})

test('a part that is there is at hand at once for the next place', async () => {
  const Page = createPage(async () => Content)
  const redraw = await renderView(<Page key="first" />)
  const next = redraw(<Page key="next" />)
  await Promise.resolve()
  expect(getText()).toBe('部分')
  await next
})

test('a part that was asked for ahead is drawn with its place, and asked for once', async () => {
  const load = vi.fn(async () => Content)
  const module = lazyModule(load)
  const Page = lazyComponent(module, (Content) => Content)
  await module.load()
  await passTime(10)
  await renderView(<Page />)
  expect([getText(), load.mock.calls.length]).toEqual(['部分', 1])
})

test('a sheet that cannot be had takes the tap back, in words, and the next tap opens it', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>().mockRejectedValue(FAILED)
  const Sheet = lazyDialog(lazyModule(load), (Panel) => Panel, { message: () => '加载失败' })
  const onClose = vi.fn()
  const redraw = await renderView(<Sheet open onClose={onClose} />)
  await passTime(900)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(vi.mocked(showMessage).mock.calls).toEqual([['加载失败']])
  await redraw(<Sheet open={false} onClose={onClose} />)
  load.mockResolvedValue(Panel)
  await redraw(<Sheet open onClose={onClose} />)
  expect(getText()).toBe('面板')
})
