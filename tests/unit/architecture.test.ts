import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

interface Layer {
  /** Layers whose code this one may run, besides its own. */
  runs: readonly string[]
  /** Layers it may name for their types alone; absent: any layer of the product. */
  types?: readonly string[]
}
const PRODUCT = ['brand', 'campaign', 'routes', 'core', 'health', 'bridge', 'api', 'head', 'ui', 'app', 'pages']
const EVERYTHING = [...PRODUCT, 'document', 'base', 'site', 'workbench']

/** Every rule about who may import whom. A file belongs to the first row its path begins with. */
const LAYERS: Record<string, [folder: string, layer: Layer]> = {
  brand: ['shared/brand.ts', { runs: [] }],
  // What a customer writes for each campaign lies beside the legal documents; the build puts its words into the pages.
  document: ['scripts/site/legal/campaign.json', { runs: [] }],
  campaign: ['shared/campaign.ts', { runs: ['document'] }],
  routes: ['shared/routes.ts', { runs: ['brand', 'campaign'] }],
  core: ['shared/core/', { runs: [] }],
  health: ['shared/health/', { runs: ['core'] }],
  bridge: ['shared/bridge/', { runs: ['core'] }],
  api: ['shared/api/', { runs: ['brand', 'core', 'bridge'] }],
  head: ['shared/head/', { runs: ['core', 'bridge', 'api'] }],
  ui: ['shared/ui/', { runs: ['core', 'health'] }], // a button never fetches
  app: ['shared/app/', { runs: ['brand', 'campaign', 'document', 'core', 'health', 'bridge', 'api', 'ui'] }],
  pages: [
    'pages/',
    { runs: ['brand', 'campaign', 'document', 'core', 'health', 'bridge', 'api', 'head', 'ui', 'app'] },
  ], // never another page
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

/** Those that are there before the file runs. */
const staticImportsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export)\b[^'"]*?from ['"]([#.][^'"]+)['"]/gm)].map(([, name]) => name!)

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

test('an import leads into the own folder or begins with #', () => {
  const climbs = offenders(({ source }) =>
    importsOf(source)
      .filter(({ name }) => name.startsWith('../'))
      .map(({ name }) => name),
  )
  expect(climbs).toEqual([])
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

test('files import each other in no circle, types included', () => {
  const paths = new Set(files.map(({ path }) => path))
  const next = new Map(
    files.map(({ path, source }) => [
      path,
      staticImportsOf(source)
        .map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(path), name)))
        .filter((name) => paths.has(name)),
    ]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
    else if (!done.has(path)) for (const one of next.get(path)!) walk(one, [...way, path])
    done.add(path)
  }
  for (const path of paths) walk(path, [])
  expect(circles).toEqual([])
})

/** Where the phone's own clock is meant: the time since a tap or a wake-up, and what a tester's phone shows. */
const PHONE_CLOCK = [
  'shared/api/server-clock.ts',
  'shared/app/debug/main.ts',
  'shared/bridge/wake-app.ts',
  'shared/head/take-over.ts',
]

test('what time it is the service says: a phone’s clock may be years off', () => {
  const readers = files.filter(
    ({ path, source }) => /^(pages|shared)\//.test(path) && /\bDate\.now\b|new Date\(\)/.test(source),
  )
  expect(readers.map(({ path }) => path).sort()).toEqual(PHONE_CLOCK)
})

test('whatever tells of a failure lets a tester copy the diagnosis; these only ask for another input or another way', () => {
  const silent = files.filter(
    ({ path, source }) =>
      /^(pages|shared)\//.test(path) && source.includes('role="alert"') && !/<Debug(Slot|Foot)/.test(source),
  )
  expect(silent.map(({ path }) => path).sort()).toEqual([
    'pages/analysis/takeout/export-sheet.tsx',
    'pages/test/jump.tsx',
  ])
})

/** What a production build drops with the condition in front of it. */
const FOR_TESTERS = /<Debug(Slot|Foot)\b|\b(tellCall|toldFetch|debugPart)\(/
/** These run only where one of those did. */
const OF_TESTERS = ['shared/core/debug.ts', 'shared/ui/states/debug-slot.tsx', 'shared/api/told-fetch.ts']

test('what testers get stands behind the setting that no production build has', () => {
  let count = 0
  const open = offenders(({ path, source }) => {
    if (!/^(pages|shared)\//.test(path) || OF_TESTERS.includes(path)) return []
    const lines = source.split('\n')
    return lines.filter((line, at) => {
      if (!FOR_TESTERS.test(line)) return false
      count++
      return !lines
        .slice(Math.max(0, at - 2), at + 1)
        .join()
        .includes('import.meta.env?.DEBUG')
    })
  })
  expect(count).toBeGreaterThan(10)
  expect(open).toEqual([])
})
