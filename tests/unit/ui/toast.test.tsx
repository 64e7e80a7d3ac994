// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { passTime, renderView, setStage } from './render.ts'

setStage()
const getStatusText = () => document.querySelector('[role=status]')?.textContent ?? ''

test('a toast stays 2 s, a notice 5 s, empty words not at all', async () => {
  showToast('  ')
  await passTime(10)
  expect(getStatusText()).toBe('')
  showToast('保存成功', 'success')
  const getToastClass = () => document.querySelector('[role=status] p')!.className
  await passTime(1700)
  expect(getToastClass()).toContain('animate-pop')
  await passTime(200)
  expect(getStatusText()).toBe('保存成功')
  expect(getToastClass()).toContain('animate-hide')
  await passTime(200)
  expect(getStatusText()).toBe('')
  showNotice('请使用微信或系统浏览器打开')
  await passTime(4900)
  expect(getStatusText()).toBe('请使用微信或系统浏览器打开')
  await passTime(200)
  expect(getStatusText()).toBe('')
})

test('one at a time: the newer word replaces the older and has its own 2 s', async () => {
  showToast('查询失败')
  await passTime(1500)
  showToast('保存成功')
  await passTime(1500)
  expect(getStatusText()).toBe('保存成功')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  await passTime(600)
  expect(getStatusText()).toBe('')
})

test('over an open dialog it speaks from inside, because everything else is inert', async () => {
  await renderView(<Dialog open={true} onClose={() => {}} title="标题" />)
  showToast('保存失败')
  await passTime(60)
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('保存失败')
})

test('a live region stands in its place, empty, before it speaks: screen readers tell its changes alone', async () => {
  const redraw = await renderView(<Dialog open={true} onClose={() => {}} title="标题" />)
  showToast('保存失败')
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('')
  await passTime(60)
  expect(getStatusText()).toBe('保存失败')
  showToast('保存成功')
  expect(getStatusText()).toBe('保存成功')
  await redraw(<Dialog open={false} onClose={() => {}} title="标题" />)
  await passTime(3000)
  showToast('查询失败')
  await passTime(60)
  expect(document.querySelector('dialog [role=status]')).toBeNull()
  expect(getStatusText()).toBe('查询失败')
})

test('words said inside a dialog stay when it closes, off what it had covered', async ({ onTestFinished }) => {
  const found = document.elementFromPoint
  onTestFinished(() => {
    document.elementFromPoint = found
  })
  const obstacle = document.createElement('button')
  document.elementFromPoint = (_, y) =>
    !document.querySelector('dialog[open]') && y > innerHeight * 0.36 && y < innerHeight * 0.52 ? obstacle : null
  const redraw = await renderView(<Dialog open={true} onClose={() => {}} title="标题" />)
  showToast('保存成功', 'success')
  await passTime(10)
  await redraw(<Dialog open={false} onClose={() => {}} title="标题" />)
  await passTime(400)
  expect(document.querySelector('dialog [role=status]')).toBeNull()
  expect(getStatusText()).toBe('保存成功')
  expect(document.querySelector<HTMLElement>('[role=status] > div')?.style.top).toBe('54%')
})

test.for([
  ['button', '54%'],
  ['b class="num"', '54%'],
  ['h2', '54%'],
  ['p', '46%'],
] as const)(
  'where a <%s> stands in the middle of the window, words stand at %s',
  async ([tag, top], { onTestFinished }) => {
    const found = document.elementFromPoint
    onTestFinished(() => {
      document.elementFromPoint = found
    })
    document.body.innerHTML = `<${tag}>领取奖品</${tag.split(' ')[0]}>`
    const obstacle = document.body.firstElementChild
    const [from, to] = [innerHeight * 0.36, innerHeight * 0.52]
    document.elementFromPoint = (_, y) => (y > from && y < to ? obstacle : null)
    showToast('请先选择奖品')
    await passTime(60)
    expect(document.querySelector<HTMLElement>('[role=status] > div')?.style.top).toBe(top)
  },
)
