import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { budgetOf } from '#scripts/build/budgets.ts'
import { checkSizes, type PageSize, sizeOf } from '#scripts/build/check-size.ts'
import { pageNames } from '#scripts/build/page-names.ts'
import { limitOf, recordedSizes } from '#scripts/build/recorded-sizes.ts'

const size = (script: number, beside = 0): PageSize => ({ name: 'down', html: 1000, script, beside, later: 0 })

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a page may grow by 5 % of what was recorded, and not by more', () => {
  const recorded = { down: { critical: 10_000, beside: 0 } }
  expect(() => checkSizes([size(9500)], recorded)).not.toThrow()
  expect(() => checkSizes([size(9501)], recorded)).toThrow('down')
})

test('what is asked for beside the first view counts too', () => {
  const recorded = { down: { critical: 10_000, beside: 1000 } }
  expect(() => checkSizes([size(9000, 1050)], recorded)).not.toThrow()
  expect(() => checkSizes([size(9000, 1051)], recorded)).toThrow('down')
})

test('a recorded size never raises the budget of a page', () => {
  expect(limitOf('down', { down: { critical: 50_000, beside: 0 } }).critical).toBe(budgetOf('down'))
  expect(() => checkSizes([size(budgetOf('down') - 1000)], {})).not.toThrow()
  expect(() => checkSizes([size(budgetOf('down') - 999)], {})).toThrow('down')
})

test('every page is recorded, within its budget', () => {
  const recorded = recordedSizes()
  expect(Object.keys(recorded).sort(), 'npm run build -- --record').toEqual([...pageNames()].sort())
  for (const name of pageNames()) expect(recorded[name]!.critical, name).toBeLessThanOrEqual(budgetOf(name))
})

type Page = Parameters<typeof sizeOf>[1]
const chunk = (code: string) => ({ code }) as Page['graph']['entry']
const graph = { entry: chunk('a'), first: [], beside: [], later: [chunk('b')] }

test('the later styles count with what comes later: no part of the first screen waits for them', () => {
  const beside = { ...graph, beside: [chunk('c')] }
  const plain = sizeOf('down', { html: '', graph: beside })
  const styled = sizeOf('down', { html: '', graph: beside, later: { css: 'd' } })
  expect(plain.beside).toBeGreaterThan(0)
  expect(styled).toMatchObject({ beside: plain.beside, script: plain.script })
  expect(styled.later).toBeGreaterThan(plain.later)
})

test('the own script counts with the HTML it stands in, and only there', () => {
  const alone = sizeOf('down', { html: '<script>a</script>', graph })
  expect(alone.script).toBe(0)
  expect(
    sizeOf('down', { html: '<script>a</script>', graph: { ...graph, first: [chunk('app')] } }).script,
  ).toBeGreaterThan(0)
})
