// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

setStage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const LOST = new TypeError('Failed to fetch dynamically imported module')
const shown = () => document.body.textContent

function Page({ load }: { load: () => Promise<string> }) {
  const [part, retry] = usePart(load)
  return part ? <p>{part}</p> : retry ? <LostPart onRetry={retry} /> : <p>正在加载</p>
}

test('a part that failed once comes by itself: no tap is asked for meanwhile', async () => {
  const load = vi.fn(async () => '部分')
  load.mockRejectedValueOnce(LOST)
  await draw(<Page load={load} />)
  expect(shown()).toBe('正在加载')
  await pass(900)
  expect(shown()).toBe('部分')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that waits for a tap comes by itself when the line is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(LOST)
  await draw(<Page load={load} />)
  await pass(900)
  expect(shown()).toBe('网络不给力重试')
  load.mockResolvedValue('部分')
  dispatchEvent(new Event('online'))
  await pass(100)
  expect(shown()).toBe('部分')
})
