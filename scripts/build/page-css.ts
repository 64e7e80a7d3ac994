import { hash } from 'node:crypto'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, type MediaQuery, transform } from 'lightningcss'
import { getRoute, ROOT } from '#scripts/base/page-names.ts'
import { renderCampaignTheme } from '#scripts/legal/campaign/theme.ts'
import type { RouteName } from '#shared/routes.ts'
import type { PageGraph } from './page-graph.ts'

const UI = `${ROOT}shared/ui/styles/`
/** iOS 15.4 and Chromium 90, as lightningcss spells versions. */
const TARGETS = { ios_saf: (15 << 16) | (4 << 8), chrome: 90 << 16 }

/** What pages for members have besides: for the first paint, and for what comes later. */
export const MEMBER_SHEETS = ['ground.css', 'later.css'] as const
type MemberSheet = (typeof MEMBER_SHEETS)[number]

/**
 * Ordinary words of a script that are also names of utilities; the pages use none of these as a
 * class.
 */
const NOT_CLASSES = /^(container|blur|filter|invert|static|contents|table|ring|outline|resize|collapse|transform)!?$/

/**
 * Compiles a stylesheet with only the classes found in some texts: Tailwind with flattened layers
 * (Chromium 90 has none), lowered and minified.
 * @param sources texts that hold class names: modules and prerendered HTML
 * @param extra sheets of member pages
 */
export async function compilePageCss(sources: readonly string[], ...extra: MemberSheet[]): Promise<string> {
  const sheets = ['base.css', ...extra].map((name) => `@import "./${name}";`)
  const tailwind = await compile([...sheets, renderCampaignTheme()].join('\n'), { base: UI, onDependency() {} })
  const scanner = new Scanner({ sources: [] })
  const candidates = sources.flatMap((content) =>
    scanner.getCandidatesWithPositions({ content, extension: 'tsx' }).map(({ candidate }) => candidate),
  )
  // SVG attributes use tokens: fill="var(--color-tick)". Tailwind keeps a token that is passed as a
  // candidate.
  const rendered = sources.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  // 长辈版 is of pages for members.
  const isElder = (candidate: string) => candidate.startsWith('elder:') && !extra.includes('ground.css')
  const classes = candidates.filter((candidate) => !NOT_CLASSES.test(candidate) && !isElder(candidate))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(dropUnused(tailwind.build([...new Set([...classes, ...rendered])]), rendered)),
    minify: true,
    targets: TARGETS,
    // Engines below the supported versions run no script, but the static text keeps its margins:
    // Chromium 83 lacks `padding-inline`.
    include: Features.LogicalProperties,
    exclude: Features.LightDark, // tokens.css spells out both schemes itself
    visitor: {
      Rule: { 'layer-block': (rule) => rule.value.rules, 'layer-statement': () => [] },
      MediaQuery: invertMinWidth,
    },
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
 * A stylesheet without the custom properties and keyframes that nothing uses: Tailwind drops those
 * of its theme, but not their values in the dark scheme, nor what its utilities might be combined
 * with.
 * @param rendered properties that drawings of the page read
 */
function dropUnused(css: string, rendered: readonly string[]): string {
  const used = new Set([...rendered, ...[...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)])
  const stored = css
    .replace(/^\s*(--[\w-]+):[^;{}]*;\n|@property (--[\w-]+) \{[^}]*\}\n?/gm, (rule, declared, registered) =>
      used.has(declared ?? registered) ? rule : '',
    )
    // The parts of a shadow that no utility of the page sets.
    .replaceAll(NO_RINGS, isSet(css, RINGS) ? NO_RINGS : '')
    .replace(SHADOW_COLOUR, (all, colour) => (/--tw-shadow-color: (?!initial)/.test(css) ? all : colour))
    .replace(/@keyframes ([\w-]+) \{(?:[^{}]*\{[^{}]*\})*\s*\}\n?/g, (rule, name) =>
      css.split(name).length > 2 ? rule : '',
    )
  return stored === css ? css : dropUnused(stored, rendered)
}

/**
 * `max-[…]` compiles to `(width < …)`, which would be lowered to `not (min-width: …)`. iOS 15.4 and
 * Chromium 90 do not support `not` without a media type.
 */
function invertMinWidth(query: MediaQuery): MediaQuery | undefined {
  const feature = query.condition?.type === 'feature' ? query.condition.value : undefined
  if (feature?.type !== 'range' || feature.operator !== 'less-than') return undefined
  const condition = { type: 'feature', value: { ...feature, operator: 'greater-than-equal' } } as const
  return { qualifier: 'not', mediaType: 'all', condition }
}

export interface PageStyles {
  /** For the first screen, inline in the HTML. */
  css: string
  /**
   * All styles, loaded with the first lazy module (shared/core/loading/load-module.ts). Absent when
   * nothing is missing.
   */
  later?: { path: string; css: string }
}

const DARK_BLOCKS = /@media screen and \(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/g
/** The styles of a page that is always light have no others. */
const schemesOf = (name: RouteName, css: string) => (getRoute(name).dark ? css : css.replace(DARK_BLOCKS, ''))

/**
 * A page's styles: those of the first screen and all of them. The later sheet holds everything
 * anew: the order of rules decides, so what comes later cannot just be appended.
 * @param view the prerendered first view
 */
export async function buildPageStyles(name: RouteName, graph: PageGraph, view: string): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const extra = getRoute(name).access === 'member' ? MEMBER_SHEETS : []
  const css = schemesOf(name, await compilePageCss([...first, view], ...extra.slice(0, 1)))
  const laterResult = graph.later.map(({ code }) => code)
  const all = schemesOf(name, await compilePageCss([...first, view, ...laterResult], ...extra))
  if (all === css) return { css }
  const digest = hash('sha256', all, 'base64url').slice(0, 8)
  return { css, later: { path: `assets/${name}-${digest}.css`, css: all } }
}
