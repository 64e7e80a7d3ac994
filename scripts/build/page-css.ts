import { readFileSync } from 'node:fs'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, transform } from 'lightningcss'
import { counted, step } from './idle-steps.ts'
import { ROOT } from './page-names.ts'
import { classesBehind, shortSelectors } from './short-classes.ts'
import { slimCss } from './slim-css.ts'

const UI = `${ROOT}shared/ui/styles/`
/** iOS 15.4 and Chromium 90, as lightningcss spells versions. */
const TARGETS = { ios_saf: (15 << 16) | (4 << 8), chrome: 90 << 16 }

/** Ordinary words of a script that are also names of utilities; the pages use none of these as a class. */
const NOT_CLASSES = /^(container|blur|filter|invert|static|contents|table|ring|outline|resize|collapse|transform)!?$/

const NOT_YET = step('leave out what comes later')
const LATER = /@import "\.\/later\.css";/

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
  const base = readFileSync(`${UI}base.css`, 'utf8')
  const tailwind = await compile(kept.later ? base : counted(NOT_YET, base, LATER, ''), { base: UI, onDependency() {} })
  const scanner = new Scanner({ sources: [] })
  const candidates = sources.flatMap((content) =>
    scanner.getCandidatesWithPositions({ content, extension: 'tsx' }).map(({ candidate }) => candidate),
  )
  // Drawings name tokens in attributes: fill="var(--color-tick)". Tailwind keeps a token that it is told of as a candidate.
  const drawn = sources.flatMap(variablesIn)
  const classes = candidates.filter((candidate) => !NOT_CLASSES.test(candidate))
  const behind = await classesBehind(sources)
  const flat = lower(tailwind.build([...new Set([...classes, ...behind, ...drawn])]), kept)
  // The second pass works out what has become constant: calc(4px * 8).
  const whole = pruned(lower(slimCss(flat, drawn), kept), kept, drawn)
  return shortSelectors(whole, behind, new Set(classes))
}

/** The custom properties a text reads. */
export const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)

function lower(css: string, { dark, elder }: Kept, unusedSymbols: string[] = []): string {
  const onPaper = css.includes('@media print')
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    targets: TARGETS,
    // Below the floor no script runs, but the text that stands in the page has to keep its margins: Chromium 83 knows no `padding-inline`.
    include: Features.LogicalProperties,
    exclude: Features.LightDark, // tokens.css spells out both schemes itself
    visitor: {
      Rule: {
        'layer-block': (rule) => rule.value.rules,
        'layer-statement': () => [],
        // The margins of paper where nothing is laid out for it.
        page: () => (onPaper ? undefined : []),
        style: (rule) => (!elder && JSON.stringify(rule.value.selectors).includes('data-elder') ? [] : undefined),
        media: (rule) => (!dark && JSON.stringify(rule.value.query).includes('prefers-color-scheme') ? [] : undefined),
      },
    },
  })
  return code.toString()
}

/** Custom properties and animations that nothing on the page reads; @property rules of Tailwind among them. */
function unread(css: string, drawn: readonly string[]): string[] {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):|@property (--[\w-]+)/g)].map(
    ([, one, other]) => one ?? other!,
  )
  const read = new Set([...variablesIn(css), ...drawn])
  const keyframes = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!)
  const animated = css.replace(/@keyframes [\w-]+/g, '')
  return [
    ...new Set(declared.filter((name) => !read.has(name))),
    ...keyframes.filter((name) => !new RegExp(`\\b${name}\\b`).test(animated)),
  ]
}

/** Without what nothing uses; what only that used goes in the next round. */
function pruned(css: string, kept: Kept, drawn: readonly string[]): string {
  const unusedSymbols = unread(css, drawn)
  return unusedSymbols.length ? pruned(lower(css, kept, unusedSymbols), kept, drawn) : css
}
