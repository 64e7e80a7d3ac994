// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Wheel } from '#pages/logistics/wheel.tsx'
import { draw, pass, press, setStage } from './render.ts'

setStage()
const ROW = 44
const chosen: number[] = []

function Example() {
  const [value, setValue] = useState(0)
  const choose = (index: number) => {
    chosen.push(index)
    setValue(index)
  }
  return <Wheel label="省" options={['北京', '天津', '河北', '山西', '浙江']} value={value} onChange={choose} />
}

const list = () => document.querySelector<HTMLElement>('[role=listbox]')!
const selected = () => document.querySelector('[aria-selected=true]')?.textContent
/** The wheel stands at `top` px, and no more scrolling comes for a second. */
const comesTo = async (top: number) => {
  list().scrollTop = top
  list().dispatchEvent(new Event('scroll'))
  await pass(1000)
}

beforeEach(async () => {
  chosen.length = 0
  await draw(<Example />)
  // The phone is too slow to scroll at once.
  list().scrollTo = () => {}
})

test('a tap chooses, also where a slow phone pauses half-way', async () => {
  document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click()
  await pass(50)
  expect(selected()).toBe('浙江')
  await comesTo(2 * ROW)
  expect([selected(), list().scrollTop, chosen]).toEqual(['浙江', 4 * ROW, [4]])
})

test('a key chooses in the same way', async () => {
  await press(list(), 'End')
  await comesTo(1 * ROW)
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
