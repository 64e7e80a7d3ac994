import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSizes, getSizeLimit, measurePage, type PageSize } from '#scripts/build/check-size.ts'

const createPageSize = (script: number, paint = 1000, untapped = 0): PageSize => ({
  name: 'down',
  paint,
  html: 1000,
  script,
  later: 99_999,
  untapped,
})

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a page over its fence stops a production build and CI', () => {
  expect(() => checkSizes([createPageSize(getSizeLimit('down') - 1000)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(getSizeLimit('down') - 999)], true)).toThrow('down')
  // What is painted first keeps within the first packets, however loose the rest is.
  expect(() => checkSizes([createPageSize(0, 14 * 1024)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(0, 14 * 1024 + 1)], true)).toThrow('down')
  expect(() => checkSizes([createPageSize(0, 0, 30 * 1024)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(0, 0, 30 * 1024 + 1)], true)).toThrow('down')
})

test('a build for this machine only warns: its addresses may be longer than those of the real site', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  checkSizes([createPageSize(0)], false)
  expect(warn).not.toHaveBeenCalled()
  checkSizes([createPageSize(99_999)], false)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('down'))
})

type Page = Parameters<typeof measurePage>[1]
const createChunk = (code: string, ...dynamicImports: string[]) =>
  ({ code, fileName: `assets/${code}-h4sh.js`, imports: [] as string[], dynamicImports }) as Page['graph']['entry']
const graph = { entry: createChunk('a'), first: [], later: [createChunk('b')] }

test('the later styles count with what comes later: no part of the first screen waits for them', () => {
  const plain = measurePage('down', { html: '', graph })
  const styled = measurePage('down', { html: '', graph, later: { css: 'd' } })
  expect(styled.script).toBe(plain.script)
  expect(styled.later).toBeGreaterThan(plain.later)
})

test('the own script counts with the HTML it stands in, and only there', () => {
  const local = '<p>a</p><script type="module">a</script>'
  const alone = measurePage('down', { html: local, graph })
  expect(alone.script).toBe(0)
  expect(alone.paint).toBeLessThan(alone.html)
  expect(measurePage('down', { html: local, graph: { ...graph, first: [createChunk('app')] } }).script).toBeGreaterThan(
    0,
  )
})

test('what a tap or a failed request asks for, with all that this asks for, is not counted as untapped', () => {
  const [poster, shared, later] = [
    createChunk('poster', 'assets/shared-h4sh.js'),
    createChunk('shared'),
    createChunk('later'),
  ]
  const entry = createChunk('a', 'assets/later-h4sh.js', 'assets/poster-h4sh.js')
  const tapped = measurePage('down', { html: '', graph: { entry, first: [], later: [later, poster, shared] } })
  expect(tapped.untapped).toBe(measurePage('down', { html: '', graph: { entry, first: [], later: [later] } }).later)
  expect(tapped.later).toBeGreaterThan(tapped.untapped)
})
