import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

interface Layer {
  /** Layers whose code this one may run, besides its own. */
  runs: readonly string[]
  /** Layers it may name for their types alone; absent: any layer of the product. */
  types?: readonly string[]
}
const PRODUCT = [
  ...['brand', 'campaign', 'routes', 'core', 'health', 'bridge', 'session'],
  ...['api', 'head', 'ui', 'app', 'auth', 'pages'],
]
const EVERYTHING = [...PRODUCT, 'document', 'base', 'site', 'workbench']

/** Every rule about who may import whom. A file belongs to the first row its path begins with. */
const LAYERS: Record<string, [folder: string, layer: Layer]> = {
  brand: ['shared/brand', { runs: [] }],
  // What a customer writes for each campaign lies beside the legal documents; the build puts its words into the pages.
  document: ['scripts/site/legal/campaign.json', { runs: [] }],
  campaign: ['shared/campaign.ts', { runs: ['document'] }],
  routes: ['shared/routes.ts', { runs: ['brand', 'campaign'] }],
  core: ['shared/core/', { runs: [] }],
  health: ['shared/health/', { runs: ['core'] }],
  bridge: ['shared/bridge/', { runs: ['core'] }],
  session: ['shared/auth/session.ts', { runs: [] }], // the state alone, which every call reads
  api: ['shared/api/', { runs: ['brand', 'core', 'bridge', 'session'] }],
  head: ['shared/head/', { runs: ['core', 'bridge', 'api'] }],
  ui: ['shared/ui/', { runs: ['core', 'health'] }], // a button never fetches
  app: ['shared/app/', { runs: ['brand', 'campaign', 'document', 'core', 'health', 'bridge', 'session', 'api', 'ui'] }],
  auth: ['shared/auth/', { runs: ['brand', 'core', 'bridge', 'session', 'api', 'ui', 'app'] }],
  // Never another page.
  pages: ['pages/', { runs: ['document', ...PRODUCT.filter((layer) => layer !== 'routes')] }],
  setup: ['scripts/setup.mjs', { runs: [] }],
  base: ['scripts/base/', { runs: PRODUCT }],
  site: ['scripts/site/', { runs: [...PRODUCT, 'document', 'base'] }], // ships it: never the workbench
  workbench: ['scripts/workbench/', { runs: [...PRODUCT, 'document', 'base', 'site'] }],
  tests: ['tests/', { runs: EVERYTHING }],
}

const files = ['shared', 'pages', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(`${ROOT}${folder}/${path}`, 'utf8') })),
)

const layerOf = (path: string) => Object.keys(LAYERS).find((name) => path.startsWith(LAYERS[name]![0]))

/** 'pages/down/page.tsx' → 'down': a page may have folders of its own, and never looks into another page's. */
const pageOf = (path: string) => path.split('/')[1]

/** What a file imports, statically or not; `isType`: types only, nothing that runs. */
const importsOf = (source: string) =>
  [...source.matchAll(/^(\s*import type)?[^'"\n]*?(?:from|import\(|import) ?['"]([#.][^'"]+)['"]/gm)].map(
    ([, type, name]) => ({ isType: Boolean(type), name: name! }),
  )

const offenders = (rule: (file: (typeof files)[number]) => readonly string[]) =>
  files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`))

test('every source file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(offenders(({ path }) => (layerOf(path) ? [] : ['in no row of the table']))).toEqual([])
})

test('a layer imports only what it may', () => {
  const wrong = offenders(({ path, source }) => {
    const own = layerOf(path)!
    const { runs, types = PRODUCT } = LAYERS[own]![1]
    return importsOf(source)
      .filter(({ isType, name }) => {
        if (!name.startsWith('#')) return false
        const layer = layerOf(name.slice(1))
        const isOwn = layer === own && (own !== 'pages' || pageOf(name.slice(1)) === pageOf(path))
        return !layer || !(isOwn || runs.includes(layer) || (isType && types.includes(layer)))
      })
      .map(({ name }) => `may not import ${name}`)
  })
  expect(wrong).toEqual([])
})

/** 'scripts/site/build/main.ts' → 'site/build'; undefined for a command beside the folders. */
const folderOf = (path: string) => /^scripts\/((site|workbench)\/[^/]+)\//.exec(path)?.[1]

test('no pair of folders of scripts/site and scripts/workbench imports each other', () => {
  const pairs = new Set(
    files.flatMap(({ path, source }) =>
      folderOf(path)
        ? importsOf(source).flatMap(({ name }) => {
            const to = folderOf(name.slice(1))
            return to && to !== folderOf(path) ? [`${folderOf(path)} ${to}`] : []
          })
        : [],
    ),
  )
  expect(pairs.size).toBeGreaterThan(20)
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')))).toEqual([])
})
