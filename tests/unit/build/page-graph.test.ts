import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageGraph } from '#scripts/build/page-graph.ts'

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

test('a declared part and what it imports come after the first replies', () => {
  const graph = pageGraph('down', output, ['below.tsx'])
  expect(graph.entry.name).toBe('down')
  expect(names(graph.first)).toEqual(['core'])
  expect(names(graph.beside)).toEqual(['below', 'list'])
  expect(names(graph.later)).toEqual(['toast'])
})

test('a part that the page does not load by itself fails the build', () => {
  expect(() => pageGraph('down', output, ['gone.tsx'])).toThrow('gone.tsx')
})

test('a page without an entry script fails the build, by its name', () => {
  expect(() => pageGraph('set', output)).toThrow('pages/set')
})
