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
const EVERYTHING = [...PRODUCT, 'document', 'base', 'site', 'shell', 'service', 'dev']

/** Every rule about who may import whom. A file belongs to the first row its path begins with. */
const LAYERS: Record<string, [folders: string | readonly string[], layer: Layer]> = {
  brand: ['shared/brand', { runs: [] }],
  // What a customer writes for each campaign. The build puts its texts into the pages.
  document: ['scripts/legal/campaign.json', { runs: [] }],
  campaign: ['shared/campaign.ts', { runs: ['document'] }],
  routes: ['shared/routes.ts', { runs: ['brand', 'campaign'] }],
  core: [['shared/core/', 'shared/format/'], { runs: [] }],
  health: ['shared/health/', { runs: ['core'] }],
  bridge: ['shared/bridge/', { runs: ['core'] }],
  session: ['shared/auth/session.ts', { runs: [] }], // the state alone, which every call reads
  api: ['shared/api/', { runs: ['brand', 'core', 'bridge', 'session'] }],
  head: ['shared/head/', { runs: ['core', 'bridge', 'api'] }],
  ui: ['shared/ui/', { runs: ['core', 'health'] }], // a button never fetches
  app: [
    ['features', 'data', 'lazy', 'page', 'open-app', 'wechat', 'debug', 'telemetry'].map(
      (folder) => `shared/${folder}/`,
    ),
    { runs: ['brand', 'campaign', 'document', 'core', 'health', 'bridge', 'session', 'api', 'ui'] },
  ],
  auth: ['shared/auth/', { runs: ['brand', 'core', 'bridge', 'session', 'api', 'ui', 'app'] }],
  // Never another page.
  pages: ['pages/', { runs: ['document', ...PRODUCT.filter((layer) => layer !== 'routes')] }],
  setup: ['scripts/setup.mjs', { runs: [] }],
  base: ['scripts/base/', { runs: PRODUCT }],
  shell: ['scripts/native-shell/', { runs: [...PRODUCT, 'document', 'base', 'site'] }],
  service: ['scripts/local-service/', { runs: [...PRODUCT, 'document', 'base', 'site', 'shell'] }],
  dev: ['scripts/dev/', { runs: [...PRODUCT, 'document', 'base', 'site', 'shell', 'service'] }],
  // Every other folder builds or ships the site, and never imports the tools of development.
  site: ['scripts/', { runs: [...PRODUCT, 'document', 'base'] }],
  tests: ['tests/', { runs: EVERYTHING }],
}

const files = ['shared', 'pages', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(`${ROOT}${folder}/${path}`, 'utf8') })),
)

const getLayer = (path: string) =>
  Object.keys(LAYERS).find((name) => [LAYERS[name]![0]].flat().some((folder) => path.startsWith(folder)))

/**
 * 'pages/down/page.tsx' → 'down': a page may have folders of its own, and never looks into another
 * page's.
 */
const getPageName = (path: string) => path.split('/')[1]

/** What a file imports, statically or not; `isType`: types only, nothing that runs. */
const parseImports = (source: string) =>
  [...source.matchAll(/^(\s*import type)?[^'"\n]*?(?:from|import\(|import) ?['"]([#.][^'"]+)['"]/gm)].map(
    ([, type, name]) => ({ isType: Boolean(type), name: name! }),
  )

const findOffenders = (rule: (file: (typeof files)[number]) => readonly string[]) =>
  files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`))

test('every source file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(findOffenders(({ path }) => (getLayer(path) ? [] : ['in no row of the table']))).toEqual([])
})

test('a layer imports only what it may', () => {
  const wrong = findOffenders(({ path, source }) => {
    const local = getLayer(path)!
    const { runs, types = PRODUCT } = LAYERS[local]![1]
    return parseImports(source)
      .filter(({ isType, name }) => {
        if (!name.startsWith('#')) return false
        const layer = getLayer(name.slice(1))
        const isOwn = layer === local && (local !== 'pages' || getPageName(name.slice(1)) === getPageName(path))
        return !layer || !(isOwn || runs.includes(layer) || (isType && types.includes(layer)))
      })
      .map(({ name }) => `may not import ${name}`)
  })
  expect(wrong).toEqual([])
})

/** 'scripts/build/main.ts' → 'build'; undefined for a command outside the folders. */
const getFolder = (path: string) => /^scripts\/((?:dev\/)?(?!dev\/)[^/]+)\//.exec(path)?.[1]

test('no pair of folders of scripts imports each other', () => {
  const pairs = new Set(
    files.flatMap(({ path, source }) =>
      getFolder(path)
        ? parseImports(source).flatMap(({ name }) => {
            const to = getFolder(name.slice(1))
            return to && to !== getFolder(path) ? [`${getFolder(path)} ${to}`] : []
          })
        : [],
    ),
  )
  expect(pairs.size).toBeGreaterThan(20)
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')))).toEqual([])
})
