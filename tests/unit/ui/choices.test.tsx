// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '#pages/analysis/tabs.tsx'
import { getKeyTarget } from '#shared/ui/controls/arrow-keys.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { pressKey, renderView, setStage } from './render.ts'

setStage()

test.for([
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowDown', 0, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
] as const)('%s from %d of %d leads to %s', ([key, from, count, to]) => expect(getKeyTarget(key, from, count)).toBe(to))

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
  await renderView(<Example kind={kind} />)
  const getChoices = () => [...document.querySelectorAll<HTMLElement>(each)]
  const getChosenIndex = () => getChoices().findIndex((item) => item.getAttribute(state) === 'true')
  expect(getChosenIndex()).toBe(0)
  await pressKey(getChoices()[0]!, 'ArrowLeft')
  expect(getChosenIndex()).toBe(2)
  expect(document.activeElement).toBe(getChoices()[2])
  expect(getChoices().map((item) => item.tabIndex)).toEqual([-1, -1, 0])
  getChoices()[1]!.click()
  await pressKey(getChoices()[1]!, 'Home')
  expect(getChosenIndex()).toBe(0)
})
