// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Wheel } from '#pages/logistics/area-sheet.tsx'
import { draw, pass, press, setStage } from './render.ts'

setStage()
const ROW = 44
const PROVINCES = ['北京', '天津', '河北', '山西', '浙江']
const chosen: number[] = []
let taken = ''

function Example() {
  const [value, setValue] = useState(0)
  const choose = (index: number) => {
    chosen.push(index)
    setValue(index)
  }
  const take = () => {
    taken = PROVINCES[value]!
  }
  return (
    <>
      <Wheel label="省" options={PROVINCES} value={value} onChange={choose} />
      <button type="button" onClick={take} />
    </>
  )
}

const list = () => document.querySelector<HTMLElement>('[role=listbox]')!
const selected = () => document.querySelector('[aria-selected=true]')?.textContent
const scroll = (top: number) => {
  list().scrollTop = top
  list().dispatchEvent(new Event('scroll'))
}
/** The wheel stands at `top` px, and no more scrolling comes for a second. */
const comesTo = async (top: number) => {
  scroll(top)
  await pass(1000)
}
let redraw: Awaited<ReturnType<typeof draw>>

beforeEach(async () => {
  chosen.length = 0
  redraw = await draw(<Example />)
  // The phone is too slow to scroll at once.
  list().scrollTo = () => {}
})

test.for([
  [
    'a tap, also where a slow phone pauses half-way',
    2,
    () => document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click(),
  ],
  ['a key', 1, () => press(list(), 'End')],
] as const)('%s chooses', async ([, pause, choose]) => {
  await choose()
  await pass(50)
  expect(selected()).toBe('浙江')
  await comesTo(pause * ROW)
  expect([selected(), list().scrollTop, chosen]).toEqual(['浙江', 4 * ROW, [4]])
})

test('what the hand brings to the middle is chosen, after a tap too', async () => {
  await comesTo(3 * ROW + 5)
  expect(selected()).toBe('山西')
  await press(list(), 'Home')
  list().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await comesTo(2 * ROW - 9)
  expect([selected(), chosen]).toEqual(['河北', [3, 0, 2]])
})

/** A finger touches the button, and lets go a little later. */
async function tap() {
  const button = document.querySelector('button')!
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await pass(0)
  button.click()
}

test('确定 while the wheel still turns takes the row in sight, and the wheel stays there', async () => {
  list().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  scroll(ROW * 1.2)
  await pass(30)
  scroll(ROW * 3.2)
  await tap()
  expect([taken, list().scrollTop]).toEqual(['山西', 3 * ROW])
  await pass(500)
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('山西')
})

test('确定 while it scrolls by itself to what was tapped takes what was tapped', async () => {
  document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click()
  await pass(30)
  scroll(ROW * 2)
  await tap()
  expect(taken).toBe('浙江')
})

test('a scroll that is told of after the wheel is gone does nothing', async () => {
  const gone = list()
  await redraw(<p />)
  gone.dispatchEvent(new Event('scroll'))
  // An error in the timer would come out of here.
  await pass(500)
  expect(list()).toBeNull()
})
