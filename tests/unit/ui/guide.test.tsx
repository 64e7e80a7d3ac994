// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Guide } from '#pages/bodyFatScale/guide.tsx'
import { createHole, drawRoundedRect, getRoomAbove } from '#pages/bodyFatScale/guide-hole.ts'
import { passTime, renderView, setStage } from './render.ts'

setStage()

test.for([
  ['near the top: bubble under it', { left: 16, top: 100, right: 374, bottom: 160 }, { top: '186px' }, false],
  ['near the bottom: bubble above it', { left: 16, top: 600, right: 374, bottom: 700 }, { bottom: '270px' }, true],
  [
    'taller than the screen: over its end',
    { left: 16, top: -100, right: 374, bottom: 900 },
    { top: 'min(864px, 100vh - 221px)' },
    false,
  ],
] as const)('%s', ([, box, bubble, isBelow]) => {
  const hole = createHole(box, 390, 844, 13)
  expect(hole.bubble).toEqual(bubble)
  expect(hole.arrow?.isBelow).toBe(isBelow)
  expect(drawRoundedRect(hole, 0)).not.toContain('NaN')
})

test('a tall element with room above it: the bubble ends where the hole begins, the hole ends above the bar', () => {
  const top = getRoomAbove(13)
  const hole = createHole({ left: 16, top, right: 304, bottom: top + 400 }, 320, 568, 13, 88)
  expect(hole.box).toMatchObject({ top: top - 6, bottom: 480 })
  expect(hole.bubble).toEqual({ bottom: 'min(347px, 100vh - 221px)' })
  expect(hole.arrow?.isBelow).toBe(true)
})

test('without its element the bubble stands at the bottom and nothing is cut out', () => {
  const hole = createHole(undefined, 390, 844, 13)
  expect(hole.bubble).toEqual({ bottom: '24px' })
  expect(drawRoundedRect(hole, 5)).toBe('')
})

test('下一步, then 我知道了', async () => {
  const onDone = vi.fn()
  const steps = [
    { target: 'date', title: '在这里切换日期', text: '日历' },
    { target: 'grid', title: '身体成分', text: '趋势' },
  ]
  await renderView(<Guide open={true} steps={steps} onDone={onDone} />)
  const getButton = () => document.querySelector('dialog button') as HTMLButtonElement
  expect(document.querySelector('dialog')!.textContent).toContain('1/ 2在这里切换日期')
  expect(document.activeElement).toBe(getButton())
  getButton().click()
  await passTime(50)
  expect(getButton().textContent).toBe('我知道了')
  expect(document.activeElement).toBe(getButton())
  expect(onDone).not.toHaveBeenCalled()
  getButton().click()
  expect(onDone).toHaveBeenCalledOnce()
})
