// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Contents } from '#pages/file/later.tsx'
import { NotOpened } from '#shared/open-app/guide.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { passTime, renderView, setStage } from './render.ts'

setStage()
const getDialog = () => document.querySelector('dialog')!
const getButton = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)!

test('nothing of a closed dialog is in the page but its frame', async () => {
  await renderView(<Dialog open={false} onClose={() => {}} title="你还没有设置体重目标" confirm="确定" />)
  expect(getDialog().open).toBe(false)
  expect(getDialog().textContent).toBe('')
})

test('it leaves with an animation and lets the page scroll again', async () => {
  const redraw = await renderView(<Dialog open={true} onClose={() => {}} title="标题" confirm="确定" />)
  expect(getDialog().open).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  await redraw(<Dialog open={false} onClose={() => {}} title="标题" confirm="确定" />)
  expect(getDialog().open).toBe(true)
  expect(getDialog().textContent).toContain('标题')
  expect(document.documentElement.style.overflow).toBe('')
  await passTime(250)
  expect(getDialog().open).toBe(false)
  expect(getDialog().textContent).toBe('')
})

test.for([false, true])('opened where the ring is shown: %s, it shows one, or waits for a key', async (isVisible) => {
  const before = vi.spyOn(document.body, 'matches').mockReturnValue(isVisible)
  await renderView(<Dialog open={true} onClose={() => {}} title="标题" />)
  before.mockRestore()
  expect('tapped' in getDialog().dataset).toBe(!isVisible)
  getDialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect('tapped' in getDialog().dataset).toBe(false)
})

test('opened again while leaving, it stays', async () => {
  const renderDialog = (open: boolean) => <Dialog open={open} onClose={() => {}} title="标题" />
  const redraw = await renderView(renderDialog(true))
  await redraw(renderDialog(false))
  await redraw(renderDialog(true))
  await passTime(500)
  expect(getDialog().open).toBe(true)
  expect('leaving' in getDialog().dataset).toBe(false)
})

test('word of an earlier closing does not close what is open again', async () => {
  const onClose = vi.fn()
  await renderView(<Dialog open={true} onClose={onClose} title="标题" />)
  getDialog().dispatchEvent(new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  getDialog().close()
  getDialog().dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalled()
})

test('Escape, a tap beside it and 取消 all ask to close; a tap inside, or one beside it at once, does not', async () => {
  const onClose = vi.fn()
  await renderView(<Dialog open={true} onClose={onClose} title="标题" confirm="确定" />)
  const request = new Event('cancel', { cancelable: true })
  getDialog().dispatchEvent(request)
  expect(request.defaultPrevented).toBe(true)
  getDialog().click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await passTime(500)
  getDialog().click()
  getButton('取消').click()
  expect(onClose).toHaveBeenCalledTimes(3)
  document.querySelector('h2')!.click()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('on a page that is hidden meanwhile, Escape does not close it: the focus could not return', async () => {
  const onClose = vi.fn()
  await renderView(<Dialog open={true} onClose={onClose} title="标题" confirm="确定" />)
  document.body.style.visibility = 'hidden'
  getDialog().dispatchEvent(new Event('cancel', { cancelable: true }))
  document.body.style.visibility = ''
  expect(onClose).not.toHaveBeenCalled()
})

test('while busy it neither closes nor confirms twice', async () => {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()]
  await renderView(
    <Dialog open={true} onClose={onClose} onConfirm={onConfirm} title="标题" confirm="保存" busyLabel="保存中" />,
  )
  getButton('保存中').click()
  getButton('取消').click()
  getDialog().dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
  // A browser may close it without asking.
  getDialog().close()
  getDialog().dispatchEvent(new Event('close'))
  expect(getDialog().open).toBe(true)
})

test('the sections of a document stay in their sheet until it is gone', async () => {
  const host = { current: document.createElement('div') }
  host.current.innerHTML = '<h3>一、账号</h3><h3>二、服务内容</h3>'
  const redraw = await renderView(<Contents host={host} open={true} onClose={() => {}} />)
  await redraw(<Contents host={host} open={false} onClose={() => {}} />)
  expect(document.querySelectorAll('dialog[data-leaving] li')).toHaveLength(2)
  await passTime(400)
  expect(document.querySelector('dialog li')).toBeNull()
})

test('where the app has no page in a store, it is told how to find it, and nothing leads anywhere', async () => {
  const onClose = vi.fn()
  await renderView(<NotOpened open={true} onClose={onClose} address={undefined} />)
  expect(getDialog().textContent).toContain('请在应用市场搜索')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['我知道了'])
  getButton('我知道了').click()
  expect(onClose).toHaveBeenCalled()
})
