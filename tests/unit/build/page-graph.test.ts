import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createPageGraph } from '#scripts/build/page-graph.ts'

type Output = Rolldown.RolldownOutput['output']

const createChunk = (name: string, rest: object = {}) => ({
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
  createChunk('down', {
    isEntry: true,
    imports: ['assets/core.js'],
    dynamicImports: ['assets/below.js', 'assets/toast.js'],
  }),
  createChunk('core'),
  createChunk('below', { imports: ['assets/core.js', 'assets/list.js'] }),
  createChunk('list'),
  createChunk('toast'),
] as unknown as Output
const getNames = (chunks: { name: string }[]) => chunks.map(({ name }) => name)

test('what the entry imports comes with it, what it loads later with all that imports', () => {
  const graph = createPageGraph('down', output)
  expect(graph.entry.name).toBe('down')
  expect(getNames(graph.first)).toEqual(['core'])
  expect(getNames(graph.later)).toEqual(['below', 'list', 'toast'])
})

test('a page without an entry script fails the build, by its name', () => {
  expect(() => createPageGraph('set', output)).toThrow('pages/set')
})
