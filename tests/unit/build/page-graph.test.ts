import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageGraph } from '#scripts/site/build/page-graph.ts'

type Output = Rolldown.RolldownOutput['output']

const chunk = (name: string, rest: object = {}) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  imports: [],
  moduleIds: [],
  dynamicImports: [],
  ...rest,
  code: ((rest as { imports?: string[] }).imports ?? []).join(),
})
const output = [
  chunk('down', { isEntry: true, imports: ['assets/core.js'], dynamicImports: ['assets/below.js', 'assets/toast.js'] }),
  chunk('core'),
  chunk('below', { imports: ['assets/core.js', 'assets/list.js'] }),
  chunk('list'),
  chunk('toast'),
] as unknown as Output
const names = (chunks: { name: string }[]) => chunks.map(({ name }) => name)

test('what the entry imports comes with it, what it loads later with all that imports', () => {
  const graph = pageGraph('down', output)
  expect(graph.entry.name).toBe('down')
  expect(names(graph.first)).toEqual(['core'])
  expect(names(graph.later)).toEqual(['below', 'list', 'toast'])
})

test('a page without an entry script fails the build, by its name', () => {
  expect(() => pageGraph('set', output)).toThrow('pages/set')
})
