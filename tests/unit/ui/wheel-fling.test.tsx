// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Wheel } from '#pages/logistics/wheel.tsx'
import { draw, pass, setStage } from './render.ts'

setStage()
const ROW = 44
const PROVINCES = ['北京', '天津', '河北', '山西', '浙江']
let taken = ''

function Example() {
  const [value, setValue] = useState(0)
  return (
    <>
      <Wheel label="省" options={PROVINCES} value={value} onChange={setValue} />
      <button
        type="button"
        onClick={() => {
          taken = PROVINCES[value]!
        }}
      >
        确定
      </button>
    </>
  )
}

const list = () => document.querySelector<HTMLElement>('[role=listbox]')!
const scroll = (top: number) => {
  list().scrollTop = top
  list().dispatchEvent(new Event('scroll'))
}
/** A finger touches the button, and lets go a little later. */
async function tap() {
  const button = document.querySelector('button')!
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await pass(0)
  button.click()
}

test('确定 while the wheel still turns takes the row in sight, and the wheel stays there', async () => {
  await draw(<Example />)
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
  await draw(<Example />)
  list().scrollTo = () => {}
  document.querySelectorAll<HTMLElement>('[role=option]')[4]!.click()
  await pass(30)
  scroll(ROW * 2)
  await tap()
  expect(taken).toBe('浙江')
})

test('a scroll that is told of after the wheel is gone does nothing', async () => {
  const redraw = await draw(<Example />)
  const gone = list()
  await redraw(<p />)
  gone.dispatchEvent(new Event('scroll'))
  // An error in the timer would come out of here.
  await pass(500)
  expect(list()).toBeNull()
})
