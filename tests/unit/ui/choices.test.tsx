// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '#pages/analysis/tabs.tsx'
import { keyTarget } from '#shared/ui/controls/arrow-keys.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { draw, press, setStage } from './render.ts'

setStage()

test.for([
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowDown', 0, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
] as const)('%s from %d of %d leads to %s', ([key, from, count, to]) => expect(keyTarget(key, from, count)).toBe(to))

const TABS = ['体重', 'BMI', '体脂率'].map((label, index) => ({ key: String(index), label }))

function Example({ kind }: { kind: 'tabs' | 'segmented' }) {
  const [key, setKey] = useState('0')
  if (kind === 'tabs') return <Tabs label="指标" tabs={TABS} selected={key} onSelect={setKey} />
  return <Segmented label="周期" options={TABS} value={key} onChange={setKey} />
}

test.for([
  ['tabs', '[role=tab]', 'aria-selected'],
  ['segmented', '[role=radio]', 'aria-checked'],
] as const)('%s: one stop for Tab, arrows move choice and focus', async ([kind, each, state]) => {
  await draw(<Example kind={kind} />)
  const all = () => [...document.querySelectorAll<HTMLElement>(each)]
  const chosen = () => all().findIndex((one) => one.getAttribute(state) === 'true')
  expect(chosen()).toBe(0)
  await press(all()[0]!, 'ArrowLeft')
  expect(chosen()).toBe(2)
  expect(document.activeElement).toBe(all()[2])
  expect(all().map((one) => one.tabIndex)).toEqual([-1, -1, 0])
  all()[1]!.click()
  await press(all()[1]!, 'Home')
  expect(chosen()).toBe(0)
})
