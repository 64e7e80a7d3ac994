import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageEntry } from '#scripts/base/page-names.ts'
import { familyChunks } from '#scripts/site/build/family-chunks.ts'

/** Modules by name: what each imports at once, what later, and its characters. */
type Graph = Record<string, { now?: string[]; later?: string[]; size?: number }>

function chunksOf(names: Parameters<typeof familyChunks>[0], graph: Graph) {
  const ids = new Map(names.map((name) => [name as string, pageEntry(name)]))
  const idOf = (name: string) => ids.get(name) ?? name
  const modules = new Map(Object.entries(graph).map(([name, module]) => [idOf(name), module]))
  const context = {
    getModuleInfo: (id: string) => ({
      code: 'x'.repeat(modules.get(id)?.size ?? 100),
      importedIds: (modules.get(id)?.now ?? []).map(idOf),
      dynamicallyImportedIds: (modules.get(id)?.later ?? []).map(idOf),
    }),
  } as unknown as Rolldown.ChunkingContext
  return Object.fromEntries(familyChunks(names, context))
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

test('much that a few share has a file of its own', () => {
  const found = chunksOf(PAGES, {
    bodyComposition: { now: ['form', 'button'] },
    set: { now: ['form', 'button'] },
    form: { size: 20_000 },
  })
  expect(found).toEqual({ form: 'few-bodyComposition-set', button: 'few-bodyComposition-set' })
})

test('what others load later is a file of the page that runs it first, unless all do', () => {
  const found = chunksOf(PAGES, {
    bodyFatScale: { later: ['dialog', 'large-type'] },
    bodyComposition: { later: ['large-type'] },
    set: { now: ['dialog', 'large-type', 'own'] },
  })
  expect(found).toEqual({ dialog: 'own-set' })
})
