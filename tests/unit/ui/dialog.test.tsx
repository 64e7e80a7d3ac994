// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Contents } from '#pages/file/contents.tsx'
import { NotOpened } from '#shared/app/open-app/explain.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { draw, pass, setStage } from './render.ts'

setStage()
const dialog = () => document.querySelector('dialog')!
const button = (words: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === words)!

test('nothing of a closed dialog is in the page but its frame', async () => {
  await draw(<Dialog open={false} onClose={() => {}} title="你还没有设置体重目标" confirm="确定" />)
  expect(dialog().open).toBe(false)
  expect(dialog().textContent).toBe('')
})

test('it leaves with an animation and lets the page scroll again', async () => {
  const redraw = await draw(<Dialog open={true} onClose={() => {}} title="标题" confirm="确定" />)
  expect(dialog().open).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  await redraw(<Dialog open={false} onClose={() => {}} title="标题" confirm="确定" />)
  expect(dialog().open).toBe(true)
  expect(dialog().textContent).toContain('标题')
  expect(document.documentElement.style.overflow).toBe('')
  await pass(250)
  expect(dialog().open).toBe(false)
  expect(dialog().textContent).toBe('')
})

test.for([false, true])('opened where the ring is shown: %s, it shows one, or waits for a key', async (isShown) => {
  const before = vi.spyOn(document.body, 'matches').mockReturnValue(isShown)
  await draw(<Dialog open={true} onClose={() => {}} title="标题" />)
  before.mockRestore()
  expect('tapped' in dialog().dataset).toBe(!isShown)
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect('tapped' in dialog().dataset).toBe(false)
})

test('opened again while leaving, it stays', async () => {
  const view = (open: boolean) => <Dialog open={open} onClose={() => {}} title="标题" />
  const redraw = await draw(view(true))
  await redraw(view(false))
  await redraw(view(true))
  await pass(500)
  expect(dialog().open).toBe(true)
  expect('leaving' in dialog().dataset).toBe(false)
})

test('word of an earlier closing does not close what is open again', async () => {
  const onClose = vi.fn()
  await draw(<Dialog open={true} onClose={onClose} title="标题" />)
  dialog().dispatchEvent(new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  dialog().close()
  dialog().dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalled()
})

test('Escape, a tap beside it and 取消 all ask to close; a tap inside, or one beside it at once, does not', async () => {
  const onClose = vi.fn()
  await draw(<Dialog open={true} onClose={onClose} title="标题" confirm="确定" />)
  const request = new Event('cancel', { cancelable: true })
  dialog().dispatchEvent(request)
  expect(request.defaultPrevented).toBe(true)
  dialog().click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await pass(500)
  dialog().click()
  button('取消').click()
  expect(onClose).toHaveBeenCalledTimes(3)
  document.querySelector('h2')!.click()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('while busy it neither closes nor confirms twice', async () => {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()]
  await draw(<Dialog open={true} onClose={onClose} onConfirm={onConfirm} title="标题" confirm="保存" busy="保存中" />)
  button('保存中').click()
  button('取消').click()
  dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
  // A browser may close it without asking.
  dialog().close()
  dialog().dispatchEvent(new Event('close'))
  expect(dialog().open).toBe(true)
})

test('the sections of a document stay in their sheet until it is gone', async () => {
  const host = { current: document.createElement('div') }
  host.current.innerHTML = '<h3>一、账号</h3><h3>二、服务内容</h3>'
  const redraw = await draw(<Contents host={host} open={true} onClose={() => {}} />)
  await redraw(<Contents host={host} open={false} onClose={() => {}} />)
  expect(document.querySelectorAll('dialog[data-leaving] li')).toHaveLength(2)
  await pass(400)
  expect(document.querySelector('dialog li')).toBeNull()
})

test('where the app has no page in a store, it is told how to find it, and nothing leads anywhere', async () => {
  const onClose = vi.fn()
  await draw(<NotOpened open={true} onClose={onClose} address={undefined} />)
  expect(dialog().textContent).toContain('请在应用市场搜索')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['我知道了'])
  button('我知道了').click()
  expect(onClose).toHaveBeenCalled()
})
