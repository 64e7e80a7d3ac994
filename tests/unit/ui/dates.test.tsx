// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { renderView, setStage } from './render.ts'

setStage()

test.for([
  ['7.15 – 8.31', '7月15日至8月31日'],
  ['12.1 – 1.15', '12月1日至1月15日'],
  ['2024.08.12 – 08.18', '2024年8月12日至8月18日'],
  ['2025.12.29 – 2026.01.04', '2025年12月29日至2026年1月4日'],
  ['2024.10.20', '2024年10月20日'],
  ['', ''],
] as const)('%s is told as %s', async ([text, label]) => {
  await renderView(<Dates text={text} />)
  expect(document.querySelector('[aria-hidden]')?.textContent).toBe(text)
  expect(document.querySelector('.sr-only')?.textContent).toBe(label)
})
