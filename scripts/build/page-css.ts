import { readFileSync } from 'node:fs'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, transform } from 'lightningcss'
import { ROOT } from './page-names.ts'
import { slimCss } from './slim-css.ts'

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
}

/**
 * The stylesheet of one page: Tailwind compiled with just the classes found in that page's modules, layers flattened
 * (Chromium 90 has none), lowered to the floor, minified.
 * @param sources texts that hold class names: modules and prerendered HTML
 */
export async function pageCss(sources: readonly string[], kept: Kept): Promise<string> {
  const tailwind = await compile(readFileSync(`${UI}base.css`, 'utf8'), { base: UI, onDependency() {} })
  const scanner = new Scanner({ sources: [] })
  const candidates = sources.flatMap((content) =>
    scanner.getCandidatesWithPositions({ content, extension: 'tsx' }).map(({ candidate }) => candidate),
  )
  // Drawings name tokens in attributes: fill="var(--color-tick)". Tailwind keeps a token that it is told of as a candidate.
  const drawn = sources.flatMap(variablesIn)
  const classes = candidates.filter((candidate) => !NOT_CLASSES.test(candidate))
  const flat = lower(tailwind.build([...new Set([...classes, ...drawn])]), kept)
  // The second pass works out what has become constant: calc(4px * 8).
  const css = pruned(lower(slimCss(flat, drawn), kept), drawn)
  return kept.dark ? css : alwaysLight(css)
}

/** Without the choice of a scheme where there is none. */
const alwaysLight = (css: string) =>
  css
    .replace('html[data-scheme=light]{color-scheme:light}', '')
    .replace('color-scheme:light dark', 'color-scheme:light')

/** The custom properties a text reads. */
const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)

function lower(css: string, { dark, elder }: Kept): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark, // tokens.css spells out both schemes itself
    visitor: {
      Rule: {
        'layer-block': (rule) => rule.value.rules,
        'layer-statement': () => [],
        style: (rule) => (!elder && JSON.stringify(rule.value.selectors).includes('data-elder') ? [] : undefined),
        media: (rule) => (!dark && JSON.stringify(rule.value.query).includes('prefers-color-scheme') ? [] : undefined),
      },
    },
  })
  return code.toString()
}

/** Without what nothing on the page uses: custom properties (the dark block redefines them all), keyframes, empty rules, comments,
 *  the margins of paper where nothing is laid out for it. */
function pruned(css: string, drawn: readonly string[]): string {
  const read = new Set([...variablesIn(css), ...drawn])
  const unread = (name: string) => !read.has(name) && !name.startsWith('--tw')
  const spare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) => (unread(name) ? '' : whole))
    .replace(/;(?=\})/g, '')
  const animated = spare.replace(/@keyframes [\w-]+/g, '')
  const onScreen = spare.includes('@media print') ? spare : spare.replace(/@page\s*\{[^}]*\}/, '')
  const used = onScreen.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
    new RegExp(`\\b${name}\\b`).test(animated) ? whole : '',
  )
  return withoutEmptyRules(used).trim()
}

/** Rules that pruning has emptied, and media blocks that held only those. */
function withoutEmptyRules(css: string): string {
  const next = css.replace(/(?<=[{}]|^)[^{}]+\{\}/g, '')
  return next === css ? css : withoutEmptyRules(next)
}
