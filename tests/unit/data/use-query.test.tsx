// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { ServiceError } from '#shared/api/errors.ts'
import type { ErrorCode } from '#shared/core/request-error.ts'
import { invalidateQuery } from '#shared/data/query-cache.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { loadToast } from '#shared/features/messages/messages.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
// These files come by the clock of the machine, not by that of the test.
beforeAll(loadToast)
beforeAll(() => import('#shared/data/revalidate.ts'))
const getStatusText = () => document.querySelector('[role=status]')?.textContent ?? ''

/** A page that puts a card in the place of what it has not got, and keeps what it has. */
function Page({ ask, date = 1 }: { ask: () => Promise<string>; date?: number }) {
  const { status, data } = useQuery({ queryKey: String(date), queryFn: ask })
  return <p id="content">{status === 'success' ? data : status}</p>
}

const FAULTS: [ErrorCode, string, string][] = [
  ['server', '服务开小差了，请稍后重试', '服务开小差了，请稍后重试'],
  ['timeout', '网络较慢，请稍后重试', '网络较慢，请稍后重试'],
  ['network', '网络不给力，请检查网络', '网络不给力，请检查网络'],
  ['busy', '当前人数较多，请稍后重试', '当前人数较多，请稍后重试'],
  ['denied', '仅群主可以查看', '仅群主可以查看'],
  ['login', '登录已过期，请返回 App重新登录', '登录已过期，请返回 App重新登录'],
  ['aborted', '', ''],
]

const MISTAKE = ['a mistake of the page itself', 'x is undefined', '页面开小差了，请稍后重试'] as const
test.for([...FAULTS, MISTAKE])(
  '%s: over content that stays it is told by a notice',
  async ([errorCode, message, text]) => {
    const askDeferred = vi.fn<() => Promise<string>>().mockResolvedValueOnce('第一天')
    const redraw = await renderView(<Page ask={askDeferred} />)
    await passTime(100)
    askDeferred.mockRejectedValue(
      errorCode === MISTAKE[0] ? new TypeError(message) : new ServiceError(errorCode, message),
    )
    await redraw(<Page ask={askDeferred} date={2} />)
    await passTime(100)
    expect(document.getElementById('content')!.textContent).toBe('第一天')
    expect(getStatusText()).toBe(text)
    await passTime(3000)
  },
)

test.for(FAULTS)('%s: where the card takes the place, it alone tells', async ([errorCode, message]) => {
  await renderView(<Page ask={() => Promise.reject(new ServiceError(errorCode, message))} />)
  await passTime(100)
  expect(document.getElementById('content')!.textContent).toBe('error')
  expect(getStatusText()).toBe('')
})

test('an answer that comes late does not overwrite the one of the newer question', async () => {
  const answers: ((text: string) => void)[] = []
  const askDeferred = () => new Promise<string>((resolve) => answers.push(resolve))
  const redraw = await renderView(<Page ask={askDeferred} />)
  await redraw(<Page ask={askDeferred} date={2} />)
  await passTime(100)
  answers[1]!('第二天')
  await passTime(100)
  answers[0]!('第一天')
  await passTime(100)
  expect(document.getElementById('content')!.textContent).toBe('第二天')
})

test('brought to the front again it asks anew on another day in Shanghai, and not on the same one', async () => {
  vi.setSystemTime('2028-02-28T23:59:30+08:00')
  const askDeferred = vi.fn(() => Promise.resolve('今天'))
  await renderView(<Page ask={askDeferred} />)
  await passTime(100)
  const showAgain = async (time: string) => {
    vi.setSystemTime(time)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await passTime(100)
    return askDeferred.mock.calls.length
  }
  expect(await showAgain('2028-02-28T23:59:59+08:00')).toBe(1)
  expect(await showAgain('2028-02-29T00:00:00+08:00')).toBe(2)
  expect(await showAgain('2028-02-29T12:00:00+08:00')).toBe(2)
  askDeferred.mockRejectedValueOnce(new ServiceError('network', '网络不给力'))
  expect(await showAgain('2028-03-01T08:00:00+08:00')).toBe(3)
  expect(await showAgain('2028-03-01T08:01:00+08:00')).toBe(4)
})

test('brought to the front it asks anew after five minutes out of sight', async () => {
  vi.setSystemTime('2028-02-28T12:00:00+08:00')
  const askDeferred = vi.fn(() => Promise.resolve('今天'))
  await renderView(<Page ask={askDeferred} />)
  await passTime(100)
  const putAway = async (ms: number) => {
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await passTime(ms)
    sight.mockRestore()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await passTime(100)
    return askDeferred.mock.calls.length
  }
  expect(await putAway(290_000)).toBe(1)
  expect(await putAway(290_000)).toBe(1)
  expect(await putAway(301_000)).toBe(2)
})

test('in sight over midnight in Shanghai it asks anew by itself, each day, and not out of sight', async () => {
  vi.setSystemTime('2028-02-28T23:59:30+08:00')
  const askDeferred = vi.fn(() => Promise.resolve('今天'))
  await renderView(<Page ask={askDeferred} />)
  await passTime(29_000)
  expect(askDeferred).toHaveBeenCalledTimes(1)
  await passTime(1000)
  expect(askDeferred).toHaveBeenCalledTimes(2)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await passTime(86_400_000)
  expect(askDeferred).toHaveBeenCalledTimes(2)
  sight.mockRestore()
  await passTime(86_400_000)
  expect(askDeferred).toHaveBeenCalledTimes(3)
})

/** What happens at a moment; `hidden` is what some web views say for ever. */
const HINTS: ['hidden' | 'visible', string, 'other day' | 'long after' | 'soon', number][] = [
  ['hidden', 'click', 'other day', 2],
  ['hidden', 'click', 'long after', 2],
  ['hidden', 'click', 'soon', 1],
  ['hidden', 'pageshow', 'other day', 2],
  ['hidden', 'pageshow', 'soon', 1],
  ['hidden', 'focus', 'other day', 2],
  ['hidden', 'focus', 'long after', 2],
  ['hidden', 'focus', 'soon', 1],
  ['hidden', 'visibilitychange', 'other day', 1],
  ['visible', 'click', 'other day', 2],
  ['visible', 'click', 'soon', 1],
  ['visible', 'focus', 'soon', 1],
  ['visible', 'visibilitychange', 'other day', 2],
]
const LATER_MS = { 'other day': 86_400_000, 'long after': 301_000, soon: 10_000 }
test.for(HINTS)('a page that says %s, at a %s, %s: asked %i times', async ([hint, name, when, times]) => {
  vi.setSystemTime('2028-02-28T12:00:00+08:00')
  const askDeferred = vi.fn(() => Promise.resolve('今天'))
  await renderView(<Page ask={askDeferred} />)
  await passTime(100)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hint)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.setSystemTime(Date.now() + LATER_MS[when])
  document.body.dispatchEvent(new Event(name, { bubbles: name !== 'focus' }))
  if (name === 'focus' || name === 'pageshow') dispatchEvent(new Event(name))
  await passTime(100)
  sight.mockRestore()
  expect(askDeferred).toHaveBeenCalledTimes(times)
})

/** @param keep is given the way to ask again */
function Failing({ ask, keep }: { ask: () => Promise<string>; keep: (retry: () => void) => void }) {
  const { status, retry } = useQuery({ queryKey: 'failing', queryFn: ask })
  keep(retry)
  return <p>{status}</p>
}

test('five quick taps on 重试 ask once; another one after the answer asks again', async () => {
  let answer = (_: Error) => {}
  const askDeferred = vi.fn(
    () =>
      new Promise<string>((_, reject) => {
        answer = reject
      }),
  )
  let retry = () => {}
  const keepRetry = (given: () => void) => {
    retry = given
  }
  await renderView(<Failing ask={askDeferred} keep={keepRetry} />)
  answer(new ServiceError('server', '服务开小差了'))
  await passTime(100)
  for (let tap = 0; tap < 5; tap++) {
    retry()
    await passTime(30)
  }
  expect(askDeferred).toHaveBeenCalledTimes(2)
  answer(new ServiceError('server', '服务开小差了'))
  await passTime(100)
  retry()
  await passTime(100)
  expect(askDeferred).toHaveBeenCalledTimes(3)
})

/** A component that a tap adds, as a dialog does. */
function Twins({ ask, isOpen }: { ask: () => Promise<string>; isOpen: boolean }) {
  return (
    <>
      <Page ask={ask} />
      {isOpen && <Page ask={ask} />}
    </>
  )
}
const getContents = () => [...document.querySelectorAll('#content')].map(({ textContent }) => textContent)

test('mounted components with the same key share one request, and its data from the first render on', async () => {
  let answer = (_: string) => {}
  const askDeferred = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const redraw = await renderView(<Twins ask={askDeferred} isOpen />)
  answer('今天')
  await passTime(100)
  expect(getContents()).toEqual(['今天', '今天'])
  await redraw(<Twins ask={askDeferred} isOpen={false} />)
  await redraw(<Twins ask={askDeferred} isOpen />)
  expect(getContents()).toEqual(['今天', '今天'])
  expect(askDeferred).toHaveBeenCalledTimes(1)
})

test('an invalidated query is requested once for all its components, which keep their data meanwhile', async () => {
  const askDeferred = vi.fn(() => Promise.resolve(`第${askDeferred.mock.calls.length}次`))
  await renderView(<Twins ask={askDeferred} isOpen />)
  await passTime(100)
  invalidateQuery({ queryKey: '1', queryFn: askDeferred })
  invalidateQuery({ queryKey: '1', queryFn: askDeferred })
  expect(getContents()).toEqual(['第1次', '第1次'])
  await passTime(100)
  expect(getContents()).toEqual(['第2次', '第2次'])
})

test('the back-forward cache asks once for all components of a query; one that was left asks nothing', async () => {
  const askDeferred = vi.fn(() => Promise.resolve('今天'))
  const redraw = await renderView(<Twins ask={askDeferred} isOpen />)
  await passTime(1000)
  const restorePage = async () => {
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pageshow'))
    await passTime(100)
  }
  await restorePage()
  expect(askDeferred).toHaveBeenCalledTimes(2)
  await redraw(<p />)
  await restorePage()
  expect(askDeferred).toHaveBeenCalledTimes(2)
})
