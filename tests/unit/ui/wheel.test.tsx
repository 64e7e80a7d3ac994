// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Wheel } from '#pages/logistics/area-sheet.tsx'
import { passTime, pressKey, renderView, setStage } from './render.ts'

setStage()
const ROW = 44
const PROVINCES = ['北京', '天津', '河北', '山西', '浙江']
const chosen: number[] = []
let taken = ''

function Example() {
  const [value, setValue] = useState(0)
  const chooseOption = (index: number) => {
    chosen.push(index)
    setValue(index)
  }
  const takeOption = () => {
    taken = PROVINCES[value]!
  }
  return (
    <>
      <Wheel label="省" options={PROVINCES} value={value} onChange={chooseOption} />
      <button type="button" onClick={takeOption} />
    </>
  )
}

const getList = () => document.querySelector<HTMLElement>('[role=listbox]')!
const getSelected = () => document.querySelector('[aria-selected=true]')?.textContent
const scrollList = (top: number) => {
  getList().scrollTop = top
  getList().dispatchEvent(new Event('scroll'))
}
/** Scrolls the wheel to `top` px and waits until scrolling ends. */
const scrollAndWait = async (top: number) => {
  scrollList(top)
  await passTime(1000)
}
let redraw: Awaited<ReturnType<typeof renderView>>

beforeEach(async () => {
  chosen.length = 0
  redraw = await renderView(<Example />)
  // The phone is too slow to scroll at once.
  getList().scrollTo = () => {}
})

test.for([
  [
    'a tap, also where a slow phone pauses half-way',
    2,
    () => document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click(),
  ],
  ['a key', 1, () => pressKey(getList(), 'End')],
] as const)('%s chooses', async ([, pause, chooseOption]) => {
  await chooseOption()
  await passTime(50)
  expect(getSelected()).toBe('浙江')
  await scrollAndWait(pause * ROW)
  expect([getSelected(), getList().scrollTop, chosen]).toEqual(['浙江', 4 * ROW, [4]])
})

test('what the hand brings to the middle is chosen, after a tap too', async () => {
  await scrollAndWait(3 * ROW + 5)
  expect(getSelected()).toBe('山西')
  await pressKey(getList(), 'Home')
  getList().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await scrollAndWait(2 * ROW - 9)
  expect([getSelected(), chosen]).toEqual(['河北', [3, 0, 2]])
})

/** A finger touches the button, and lets go a little later. */
async function tapButton() {
  const button = document.querySelector('button')!
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await passTime(0)
  button.click()
}

test('确定 while the wheel still turns takes the row in sight, and the wheel stays there', async () => {
  getList().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  scrollList(ROW * 1.2)
  await passTime(30)
  scrollList(ROW * 3.2)
  await tapButton()
  expect([taken, getList().scrollTop]).toEqual(['山西', 3 * ROW])
  await passTime(500)
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('山西')
})

test('确定 while it scrolls by itself to what was tapped takes what was tapped', async () => {
  document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click()
  await passTime(30)
  scrollList(ROW * 2)
  await tapButton()
  expect(taken).toBe('浙江')
})

test('a scroll that is told of after the wheel is gone does nothing', async () => {
  const gone = getList()
  await redraw(<p />)
  gone.dispatchEvent(new Event('scroll'))
  // An error in the timer would come out of here.
  await passTime(500)
  expect(getList()).toBeNull()
})
