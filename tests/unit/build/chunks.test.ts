import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageEntry } from '#scripts/base/page-names.ts'
import { familyFiles, pageGroups } from '#scripts/site/build/chunks.ts'

/** Modules by name: what each imports at once, what later. */
type Graph = Record<string, { now?: string[]; later?: string[] }>

function chunksOf(names: Parameters<typeof familyFiles>[0], graph: Graph) {
  const ids = new Map(names.map((name) => [name as string, pageEntry(name)]))
  const idOf = (name: string) => ids.get(name) ?? name
  const modules = new Map(Object.entries(graph).map(([name, module]) => [idOf(name), module]))
  const context = {
    getModuleInfo: (id: string) => ({
      importedIds: (modules.get(id)?.now ?? []).map(idOf),
      dynamicallyImportedIds: (modules.get(id)?.later ?? []).map(idOf),
    }),
  } as unknown as Rolldown.ChunkingContext
  return Object.fromEntries(familyFiles(names, context))
}

const PAGES = ['bodyFatScale', 'bodyComposition', 'set'] as const

test('what the first page and another run is one file, what the others share a second', () => {
  const found = chunksOf(PAGES, {
    bodyFatScale: { now: ['app', 'home'] },
    bodyComposition: { now: ['app', 'button'] },
    set: { now: ['app', 'button'] },
    app: { now: ['deep'] },
  })
  expect(found).toEqual({ app: 'app', deep: 'app', button: 'family' })
})

test('what only pages with charts share is a file of its own', () => {
  const found = chunksOf(['bodyFatScale', 'bodyComposition', 'analysis', 'set'], {
    bodyComposition: { now: ['axis', 'button'] },
    analysis: { now: ['axis', 'button'] },
    set: { now: ['button'] },
  })
  expect(found).toEqual({ axis: 'charts', button: 'family' })
})

test('what others load later is a file of the page that runs it first', () => {
  const found = chunksOf(PAGES, {
    bodyFatScale: { later: ['dialog', 'large-type'] },
    bodyComposition: { later: ['large-type'] },
    set: { now: ['dialog', 'large-type', 'own'] },
  })
  expect(found).toEqual({ dialog: 'set-more', 'large-type': 'set-more' })
})

test('a family is built together, every other page alone', () =>
  expect(pageGroups(['down', 'set', 'courseSharing', 'bodyFatScale'])).toEqual([
    ['down'],
    ['set', 'bodyFatScale'],
    ['courseSharing'],
  ]))
