// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { QueryState } from '#shared/data/query-cache.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { passTime, renderView, setStage } from './render.ts'

setStage()
const getText = () => document.body.textContent
const renderQuery = (state: QueryState<readonly string[]>, retry = () => {}) => (
  <QueryView
    query={{ ...state, refetch: () => {}, retry }}
    errorState={ErrorCard}
    skeleton={<i id="bones" />}
    empty={<p>空</p>}
  >
    {(items) => <p>{items.join()}</p>}
  </QueryView>
)
const renderLoaded = (error: Error, onRetry = () => {}) => renderQuery({ status: 'error', error }, onRetry)

test('loading is a skeleton without words', async () => {
  await renderView(renderQuery({ status: 'pending' }))
  expect(getText()).toBe('')
  expect(document.getElementById('bones')).not.toBeNull()
})

test.for([
  [['晓棠', '阿杰'], '晓棠,阿杰'],
  [[], '空'],
])('data is content; an empty list has its own', async ([data, text]) => {
  await renderView(renderQuery({ status: 'success', data: data as readonly string[] }))
  expect(getText()).toBe(text)
})

test.for([
  ['network', 'x', undefined, 1, '网络开小差了', '检查网络后再试一次'],
  ['timeout', 'x', undefined, 1, '网络开小差了', '检查网络后再试一次'],
  ['server', 'x', undefined, 1, '服务开小差了', '请稍后重试'],
  [undefined, 'x', undefined, 1, '服务开小差了', '请稍后重试'],
  ['refused', 'x', undefined, 1, 'x', '请稍后重试'],
  ['login', 'x', undefined, 1, 'x', ''],
  ['busy', '当前人数较多，请稍后重试', 'page', 1, '当前人数较多，请稍后重试', ''],
  ['busy', '当前人数较多，请稍后再试', 'page', Infinity, '当前人数较多，请稍后再试', ''],
  ['busy', '操作太频繁', 'service', 1, '当前人数较多，请稍后重试', '操作太频繁'],
  ['busy', '服务开小差了，请稍后重试', 'service', 1, '当前人数较多，请稍后重试', ''],
  ['denied', '仅群主可以查看', 'service', 1, '仅群主可以查看', '请稍后重试'],
  ['denied', '操作失败', 'page', 1, '操作失败', '请稍后重试'],
  ['server', '系统升级中，预计 20:00 恢复', 'service', 1, '服务开小差了', '系统升级中，预计 20:00 恢复'],
  ['server', '服务开小差了，请稍后重试', 'service', 1, '服务开小差了', '请稍后重试'],
  ['server', '', 'page', Infinity, '服务开小差了', '请稍后再试'],
] as const)('%s, %s of the %s: the card says it once', async ([errorCode, message, by, again, title, line]) => {
  const error = Object.assign(new Error(message), { errorCode, by, again })
  const onRetry = vi.fn()
  await renderView(renderLoaded(error, onRetry))
  expect(getText()).toBe(`${title}${line}重试`)
  document.querySelector('button')!.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('another try waits until the service wants to be asked again', async () => {
  const error = Object.assign(new Error('当前人数较多，请稍后重试'), {
    errorCode: 'busy' as const,
    again: performance.now() + 4000,
  })
  const onRetry = vi.fn()
  await renderView(renderLoaded(error, onRetry))
  const button = document.querySelector('button')!
  button.click()
  await passTime(3800)
  expect(onRetry).not.toHaveBeenCalled()
  expect(button.textContent).toBe('正在重试')
  button.click()
  await passTime(300)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(button.textContent).toBe('重试')
})

test('who is signed out sees a phone, not the racks of a broken service', async () => {
  const renderFailure = async (errorCode: 'login' | 'server') => {
    const error = Object.assign(new Error('x'), { errorCode })
    await renderView(renderLoaded(error))
    await vi.waitFor(() => expect(document.querySelector('body > div:last-child svg rect')).not.toBeNull())
    return document.querySelectorAll('body > div:last-child svg rect').length
  }
  expect(await renderFailure('server')).toBe(2)
  expect(await renderFailure('login')).toBe(1)
})

test('a picture that fails becomes the drawn head, and a new address gets its own chance', async () => {
  const redraw = await renderView(<Avatar src="https://a.example/1.png" size={42} name="林晓棠" />)
  document.querySelector('img')!.dispatchEvent(new Event('error'))
  await passTime(50)
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('林晓棠')
  await redraw(<Avatar src="https://a.example/2.png" size={42} name="林晓棠" />)
  expect(document.querySelector('img')?.getAttribute('src')).toBe('https://a.example/2.png')
})

test.for([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [9, 4],
] as const)('a mosaic of %d members has %d cells', async ([members, cells]) => {
  await renderView(<Mosaic sources={Array(members).fill('')} size={48} name="晨跑群" className="size-12" />)
  expect(document.querySelector('[role=img]')!.children).toHaveLength(cells)
})

test('a busy button keeps its focus but does not act; a disabled link is no link', async () => {
  const onClick = vi.fn()
  const redraw = await renderView(
    <Button busyLabel="保存中" onClick={onClick}>
      保存
    </Button>,
  )
  const button = document.querySelector('button')!
  expect(button.disabled).toBe(false)
  expect(button.textContent).toBe('保存中')
  button.click()
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await redraw(<Button disabled={true}>活动已结束</Button>)
  expect(document.querySelector('button')!.getAttribute('aria-disabled')).toBe('true')
  await redraw(
    <Button href="/down" disabled={true}>
      活动已结束
    </Button>,
  )
  expect(document.querySelector('a')).toBeNull()
})
