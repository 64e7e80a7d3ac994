import { createHash } from 'node:crypto'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, transform } from 'lightningcss'
import { ROOT } from '#scripts/base/page-names.ts'
import { campaignTheme } from '#scripts/site/legal/campaign/theme.ts'
import type { PageGraph } from './page-graph.ts'

const UI = `${ROOT}shared/ui/styles/`
/** iOS 15.4 and Chromium 90, as lightningcss spells versions. */
const TARGETS = { ios_saf: (15 << 16) | (4 << 8), chrome: 90 << 16 }

/** Ordinary words of a script that are also names of utilities; the pages use none of these as a class. */
const NOT_CLASSES = /^(container|blur|filter|invert|static|contents|table|ring|outline|resize|collapse|transform)!?$/

/** What a page has besides its plain look; the rules for the rest are left out. */
export interface Kept {
  /** The dark scheme. */
  dark: boolean
  /** 长辈版, for members. */
  elder: boolean
  /** What the first paint does without (shared/ui/styles/later.css). */
  later?: boolean
}

/**
 * The stylesheet of one page: Tailwind compiled with just the classes found in that page's modules, layers flattened
 * (Chromium 90 has none), lowered to the floor, minified.
 * @param sources texts that hold class names: modules and prerendered HTML
 */
export async function pageCss(sources: readonly string[], kept: Kept): Promise<string> {
  const sheets = ['base.css', ...(kept.later ? ['later.css'] : [])].map((name) => `@import "./${name}";`)
  const tailwind = await compile([...sheets, campaignTheme()].join('\n'), { base: UI, onDependency() {} })
  const scanner = new Scanner({ sources: [] })
  const candidates = sources.flatMap((content) =>
    scanner.getCandidatesWithPositions({ content, extension: 'tsx' }).map(({ candidate }) => candidate),
  )
  // Drawings name tokens in attributes: fill="var(--color-tick)". Tailwind keeps a token that it is told of as a candidate.
  const drawn = sources.flatMap(variablesIn)
  const classes = candidates.filter((candidate) => !NOT_CLASSES.test(candidate))
  return finished(tailwind.build([...new Set([...classes, ...drawn])]), kept, drawn)
}

/** The custom properties a text reads. */
const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)

/** A node of a tree of Lightning CSS, as far as names need it: rules and values have a `type`, declarations a `property`. */
interface Node {
  type?: string
  property?: string
  value?: { name?: string | { ident?: string; value?: string } | null; keyframes?: unknown }
}

/** What a stylesheet names and what it reads. */
interface Names {
  /** Custom properties that it sets, and keyframes that it describes. */
  made: Set<string>
  /** Every name that may mean one of them. */
  read: Set<string>
  /** Whether anything is laid out for paper. */
  hasPaper: boolean
}

function collect(tree: unknown, names: Names): void {
  if (Array.isArray(tree)) for (const one of tree) collect(one, names)
  else if (tree && typeof tree === 'object') {
    const { type, property, value } = tree as Node
    const name = typeof value?.name === 'string' ? value.name : (value?.name?.ident ?? value?.name?.value)
    // A property that Lightning CSS does not know is a custom one to it, too.
    const isOwn = (property === 'custom' && name?.startsWith('--')) || type === 'property' || type === 'keyframes'
    if (name && isOwn) names.made.add(name)
    if (name && type === 'var') names.read.add(name)
    // Animations go by idents, which stand for much else, too.
    if (type === 'ident') names.read.add(String(value))
    if (type === 'media' && JSON.stringify(value).includes('"mediaType":"print"')) names.hasPaper = true
    // The name of keyframes is an ident: no reading of it.
    collect(type === 'keyframes' ? value?.keyframes : Object.values(tree), names)
  }
}

const into =
  (names: Names) =>
  ({ rules }: { rules: unknown }) =>
    collect(rules, names)

/** The sheet lowered to the floor, minified, and without what the page has not; again until nothing is left that nothing reads. */
function finished(css: string, kept: Kept, drawn: readonly string[], unused: string[] = [], hasPaper = true): string {
  const names: Names = { made: new Set(), read: new Set(drawn), hasPaper: false }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unused,
    targets: TARGETS,
    // Below the floor no script runs, but the text that stands in the page has to keep its margins: Chromium 83 knows no `padding-inline`.
    include: Features.LogicalProperties,
    exclude: Features.LightDark, // tokens.css spells out both schemes itself
    visitor: {
      Rule: {
        'layer-block': (rule) => rule.value.rules,
        'layer-statement': () => [],
        // The margins of paper where nothing is laid out for it.
        page: () => (hasPaper ? undefined : []),
        style: (rule) => (!kept.elder && JSON.stringify(rule.value.selectors).includes('data-elder') ? [] : undefined),
        media: (rule) =>
          !kept.dark && JSON.stringify(rule.value.query).includes('prefers-color-scheme') ? [] : undefined,
      },
      StyleSheetExit: into(names),
    },
  })
  const next = [...names.made].filter((name) => !names.read.has(name))
  const isDone = !next.length && names.hasPaper === hasPaper
  return isDone ? code.toString() : finished(code.toString(), kept, drawn, next, names.hasPaper)
}

export interface PageStyles {
  /** For the first screen, inline in the HTML. */
  css: string
  /** For everything: comes with the first part that is loaded later (shared/core/loading/lazy.ts). Absent when nothing is missing. */
  later?: { path: string; css: string }
}

/**
 * A page's styles: those of the first screen and all of them. The later sheet holds everything anew: the order of rules
 * decides, so what comes later cannot just be appended.
 * @param view the prerendered first view
 */
export async function pageStyles(name: string, graph: PageGraph, view: string, kept: Kept): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const css = await pageCss([...first, view], kept)
  const later = graph.later.map(({ code }) => code)
  const all = await pageCss([...first, view, ...later], { ...kept, later: kept.elder })
  if (all === css) return { css }
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return { css, later: { path: `assets/${name}-${hash}.css`, css: all } }
}
