// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMonthLine } from '#pages/bodyFatScale/details-model.ts'
import { MonthCard } from '#pages/bodyFatScale/month-card.tsx'
import { renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()

test.for([
  [57.6, '近 30 天体重在 57.6–58.2 kg之间，目标 54.0 kg'],
  [58.24, '近 30 天体重 58.2 kg，目标 54.0 kg'],
] as const)('a month from %d to 58.2 kg is told in words, one weight as one', async ([value, text]) => {
  const items = [
    { value, date: '2026-11-18 08:00' },
    { value: 58.2, date: '2026-11-19 08:00' },
  ]
  await renderView(<MonthCard line={createMonthLine(items, 54, Date.parse('2026-11-20T08:00:00+08:00'))!} goal={54} />)
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(text)
  expect(document.querySelector('p:not([aria-hidden])')).toBeNull()
})

test('the ground below the line begins where the line does: before it nothing was measured', async () => {
  const items = [
    { value: 57.6, date: '2026-11-18 08:00' },
    { value: 58.2, date: '2026-11-19 08:00' },
  ]
  await renderView(<MonthCard line={createMonthLine(items, 54, Date.parse('2026-11-20T08:00:00+08:00'))!} goal={54} />)
  const [ground] = [...document.querySelectorAll('path[fill]')].map((path) => path.getAttribute('d')!)
  const [, from] = /^M([\d.]+) /.exec(ground!)!
  expect(Number(from)).toBeGreaterThan(100)
  expect(ground).toMatch(new RegExp(`H${from}Z$`))
})
