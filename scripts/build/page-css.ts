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
    code: Buffer.from(
      dropUnused(inlineInitialValues(tailwind.build([...new Set([...classes, ...rendered])])), rendered),
    ),
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
  // Its licence is in public/licences.txt.
  return code.toString().replace(/^\/\*! tailwindcss .*\n/, '')
}

/** How Tailwind begins the value of each `box-shadow`, where no utility of the page sets a ring. */
const NO_RINGS = '0 0 #0000, '
/** With the shadow's own colour in brackets, which may hold two more pairs of them. */
const SHADOW_COLOUR = /var\(--tw-shadow-color, ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g
/** Tailwind's own properties, with their initial values. */
const REGISTERED = /@property (--[\w-]+) \{[^}]*initial-value: ([^;}]+);/g

/** A stylesheet that has the initial value in place of each registered property that it never sets. */
const inlineInitialValues = (css: string) =>
  [...css.matchAll(REGISTERED)].reduce(
    (text, [, name, value]) =>
      text.split(`${name}: `).length > text.split(`${name}: ${value};`).length
        ? text
        : text.replaceAll(`var(${name})`, value!),
    css,
  )

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
    .replaceAll(NO_RINGS, '')
    .replace(/--tw-shadow: ([^;]+);\s*box-shadow: var\(--tw-shadow\);/g, 'box-shadow: $1;')
    // A size that a class of its own follows. Pages give a size of a variant its line height, too.
    .replace(/var\(--tw-leading, (var\([\w-]+\))\)/g, '$1')
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

/**
 * A stylesheet with the theme's values in place of its custom properties. A property stays where
 * another rule changes it.
 * @param sources texts that may read a property themselves, which then stays, too
 */
function inlineTheme(css: string, sources: readonly string[]): string {
  const [theme = '', body = ''] = css.match(/:root,:host\{([^}]*)\}/) ?? []
  const constants = new Map<string, string>()
  const others = body.split(';').filter((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s)
    const isChanged = css.split(`${name}:`).length > 2 || css.includes(`var(${name},`)
    if (isChanged || sources.some((source) => source.includes(name))) return true
    constants.set(name, value)
    return false
  })
  const expand = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name) => (constants.has(name) ? expand(constants.get(name)!) : use))
  return expand(css.replace(theme, others.length ? `:root,:host{${others.join(';')}}` : ''))
}

/**
 * A page's styles: those of the first screen and all of them. The later sheet holds everything
 * anew: the order of rules decides, so what comes later cannot just be appended.
 * @param view the prerendered first view
 */
export async function buildPageStyles(name: RouteName, graph: PageGraph, view: string): Promise<PageStyles> {
  const first = [graph.entry, ...graph.first].map(({ code }) => code)
  const extra = getRoute(name).access === 'member' ? MEMBER_SHEETS : []
  const compileStyles = async (sources: string[], ...sheets: MemberSheet[]) => {
    const compiled = await compilePageCss(sources, ...sheets)
    // The styles of a page that is always light have no others.
    return inlineTheme(getRoute(name).dark ? compiled : compiled.replace(DARK_BLOCKS, ''), sources)
  }
  const css = await compileStyles([...first, view], ...extra.slice(0, 1))
  const laterResult = graph.later.map(({ code }) => code)
  const all = await compileStyles([...first, view, ...laterResult], ...extra)
  if (all === css) return { css }
  const digest = hash('sha256', all, 'base64url').slice(0, 8)
  return { css, later: { path: `assets/${name}-${digest}.css`, css: all } }
}
