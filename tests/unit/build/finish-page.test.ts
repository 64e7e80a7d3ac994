import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { finishedHtml, pageGraph } from '#scripts/build/finish-page.ts'

type Output = Rolldown.RolldownOutput['output']

const chunk = (name: string, rest: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  code: name,
  imports: [],
  moduleIds: [],
  dynamicImports: [],
  ...rest,
})
const output = [
  chunk('down', { isEntry: true, imports: ['assets/core.js'], dynamicImports: ['assets/below.js', 'assets/toast.js'] }),
  chunk('core'),
  chunk('below', { moduleIds: ['/x/pages/down/below.tsx'], imports: ['assets/core.js', 'assets/list.js'] }),
  chunk('list'),
  chunk('toast'),
] as unknown as Output
const names = (chunks: { name: string }[]) => chunks.map(({ name }) => name)

test('a declared part and what it imports come beside the first view', () => {
  const graph = pageGraph('down', output, ['below.tsx'])
  expect(graph.entry.name).toBe('down')
  expect(names(graph.first)).toEqual(['core'])
  expect(names(graph.beside)).toEqual(['below', 'list'])
  expect(names(graph.later)).toEqual(['toast'])
})

test('a part that the page does not load by itself fails the build', () => {
  expect(() => pageGraph('down', output, ['gone.tsx'])).toThrow('gone.tsx')
})

test('the head asks for those parts and for the later styles behind everything else', () => {
  const parts = { html: '<html lang><head></head><div id="app"></div>', base: '/', view: '', early: '' }
  const styles = { css: '', later: { path: 'assets/down.css', css: 'a{}' } }
  const { html } = finishedHtml({ ...parts, styles, graph: pageGraph('down', output, ['below.tsx']) })
  const at = (text: string) => html.search(text)
  expect(at('<link rel="modulepreload" href="/assets/below.js"[^>]* fetchpriority="low">')).toBeGreaterThan(
    at('<link rel="modulepreload" href="/assets/core.js"[^>]* crossorigin>'),
  )
  expect(html).toContain('<link rel="preload" as="style" href="/assets/down.css" fetchpriority="low">')
  const bare = finishedHtml({ ...parts, styles, graph: pageGraph('down', output) }).html
  expect(bare).not.toMatch(/below|rel="preload"/)
})
