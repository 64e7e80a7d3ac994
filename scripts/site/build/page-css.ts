import { hash } from 'node:crypto'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, type MediaQuery, transform } from 'lightningcss'
import { ROOT, routeOf } from '#scripts/base/page-names.ts'
import { campaignTheme } from '#scripts/site/legal/campaign/theme.ts'
import type { RouteName } from '#shared/routes.ts'
import type { PageGraph } from './page-graph.ts'

const UI = `${ROOT}shared/ui/styles/`
/** iOS 15.4 and Chromium 90, as lightningcss spells versions. */
const TARGETS = { ios_saf: (15 << 16) | (4 << 8), chrome: 90 << 16 }

/** What pages for members have besides: for the first paint, and for what comes later. */
export const MEMBER_SHEETS = ['ground.css', 'later.css'] as const
type MemberSheet = (typeof MEMBER_SHEETS)[number]

/** Ordinary words of a script that are also names of utilities; the pages use none of these as a class. */
const NOT_CLASSES = /^(container|blur|filter|invert|static|contents|table|ring|outline|resize|collapse|transform)!?$/

/**
 * A stylesheet with just the classes found in some texts: Tailwind's, layers flattened (Chromium 90 has none), lowered to the floor, minified.
 * @param sources texts that hold class names: modules and prerendered HTML
 * @param extra of pages for members
 */
export async function pageCss(sources: readonly string[], ...extra: MemberSheet[]): Promise<string> {
  const sheets = ['base.css', ...extra].map((name) => `@import "./${name}";`)
  const tailwind = await compile([...sheets, campaignTheme()].join('\n'), { base: UI, onDependency() {} })
  const scanner = new Scanner({ sources: [] })
  const candidates = sources.flatMap((content) =>
    scanner.getCandidatesWithPositions({ content, extension: 'tsx' }).map(({ candidate }) => candidate),
  )
  // Drawings name tokens in attributes: fill="var(--color-tick)". Tailwind keeps a token that it is told of as a candidate.
  const drawn = sources.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  // 长辈版 is of pages for members.
  const isElder = (candidate: string) => candidate.startsWith('elder:') && !extra.includes('ground.css')
  const classes = candidates.filter((candidate) => !NOT_CLASSES.test(candidate) && !isElder(candidate))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(dropUnused(tailwind.build([...new Set([...classes, ...drawn])]), drawn)),
    minify: true,
    targets: TARGETS,
    // Below the floor no script runs, but the text that stands in the page has to keep its margins: Chromium 83 knows no `padding-inline`.
    include: Features.LogicalProperties,
    exclude: Features.LightDark, // tokens.css spells out both schemes itself
    visitor: { Rule: { 'layer-block': (rule) => rule.value.rules, 'layer-statement': () => [] }, MediaQuery: below },
  })
  return code.toString()
}

const RINGS = ['inset-shadow', 'inset-ring-shadow', 'ring-offset-shadow', 'ring-shadow'].map((name) => `--tw-${name}`)
/** How Tailwind begins the value of each `box-shadow`. */
const NO_RINGS = RINGS.map((name) => `var(${name}), `).join('')
/** With the shadow's own colour in brackets, which may hold two more pairs of them. */
const SHADOW_COLOUR = /var\(--tw-shadow-color, ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g
/** Whether a rule gives one of some registered properties another value than its first. */
const isSet = (css: string, names: readonly string[]) =>
  names.some((name) => new RegExp(`${name}: (?!0 0 #0000;)`).test(css))

/**
 * A stylesheet without the custom properties and keyframes that nothing uses: Tailwind drops those of its theme, but not
 * their values in the dark scheme, nor what its utilities might be combined with.
 * @param drawn properties that drawings of the page read
 */
function dropUnused(css: string, drawn: readonly string[]): string {
  const used = new Set([...drawn, ...[...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)])
  const kept = css
    .replace(/^\s*(--[\w-]+):[^;{}]*;\n|@property (--[\w-]+) \{[^}]*\}\n?/gm, (rule, declared, registered) =>
      used.has(declared ?? registered) ? rule : '',
    )
    // The parts of a shadow that no utility of the page sets.
    .replaceAll(NO_RINGS, isSet(css, RINGS) ? NO_RINGS : '')
    .replace(SHADOW_COLOUR, (all, colour) => (/--tw-shadow-color: (?!initial)/.test(css) ? all : colour))
    .replace(/@keyframes ([\w-]+) \{(?:[^{}]*\{[^{}]*\})*\s*\}\n?/g, (rule, name) =>
      css.split(name).length > 2 ? rule : '',
    )
  return kept === css ? css : dropUnused(kept, drawn)
}

/** `max-[…]` is `(width < …)`, which would be lowered to `not (min-width: …)`: a `not` without a type before it is newer than iOS 15.4 and Chromium 90. */
function below(query: MediaQuery): MediaQuery | undefined {
  const feature = query.condition?.type === 'feature' ? query.condition.value : undefined
  if (feature?.type !== 'range' || feature.operator !== 'less-than') return undefined
  const condition = { type: 'feature', value: { ...feature, operator: 'greater-than-equal' } } as const
  return { qualifier: 'not', mediaType: 'all', condition }
}

export interface PageStyles {
  /** For the first screen, inline in the HTML. */
  css: string
  /** For everything: comes with the first part that is loaded later (shared/core/loading/lazy.ts). Absent when nothing is missing. */
  later?: { path: string; css: string }
}

const DARK_BLOCKS = /@media screen and \(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/g
/** The styles of a page that is always light have no others. */
const schemesOf = (name: RouteName, css: string) => (routeOf(name).dark ? css : css.replace(DARK_BLOCKS, ''))

/**
 * A page's styles: those of the first screen and all of them. The later sheet holds everything anew: the order of rules
 * decides, so what comes later cannot just be appended.
 * @param view the prerendered first view
 */
export async function pageStyles(name: RouteName, graph: PageGraph, view: string): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const extra = routeOf(name).access === 'member' ? MEMBER_SHEETS : []
  const css = schemesOf(name, await pageCss([...first, view], ...extra.slice(0, 1)))
  const later = graph.later.map(({ code }) => code)
  const all = schemesOf(name, await pageCss([...first, view, ...later], ...extra))
  if (all === css) return { css }
  const digest = hash('sha256', all, 'base64url').slice(0, 8)
  return { css, later: { path: `assets/${name}-${digest}.css`, css: all } }
}
