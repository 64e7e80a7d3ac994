import { counted, did, step } from './idle-steps.ts'

/**
 * Tailwind builds some values of variables that utilities set for each other, and declares each for engines that need it.
 * Our utilities stand alone, in an order in which the last one wins, so the values can be written out.
 */
const WRITTEN_OUT: [name: string, RegExp, string][] = [
  [step("drop Tailwind's banner"), /\/\*[\s\S]*?\*\/\s*/g, ''],
  // No page is a shadow tree.
  [step('drop the shadow root'), /:root,\s*:host/g, ':root'],
  [step('write line heights out'), /var\(--tw-leading,((?:var\([^()]*\)|[^()])*)\)/g, '$1'],
  [step('write border styles out'), /var\(--tw-border-style\)/g, 'solid'],
  [step('drop what was written out'), /(?<=[{;])--tw-(?:leading|font-weight|border-style):[^;{}]*(?:;|(?=\}))/g, ''],
]
/** Utilities that really do compose shadows; then shadows stay as they are. */
const COMPOSED = /(?<=[{;])--tw-(?:ring-shadow|inset-shadow|inset-ring-shadow|shadow-color):(?!initial|0 0 #0000)/
const SHADOW = /--tw-shadow:([^;{}]*);box-shadow:var\(--tw-inset-shadow\)[^;{}]*/g
const SHADOW_COLOR = /var\(--tw-shadow-color,((?:var\([^()]*\)|[^()])*)\)/g

const SHADOWS = step('write shadows out')
const CONSTANTS = step('write constants out')

/** A value this long is worth its variable when it stands in more than one place. */
const LONG = 24

/**
 * A page's stylesheet with its constants written out: a variable that is set once, on the root, becomes its value.
 * @param kept variables that something outside the stylesheet reads
 */
export function slimCss(css: string, kept: readonly string[]): string {
  const plain = WRITTEN_OUT.reduce((text, [name, from, to]) => counted(name, text, from, to), css)
  const shaded = COMPOSED.test(plain)
    ? plain
    : counted(SHADOWS, plain, SHADOW, (_, value = '') => `box-shadow:${value.replace(SHADOW_COLOR, '$1')}`)
  return inlined(shaded, new Set(kept))
}

function inlined(css: string, kept: ReadonlySet<string>): string {
  const declared = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)].map(([, name]) => name!)
  const root = [...css.matchAll(/(?<=[}]|^):root(?:,:host)?\{([^{}]*)\}/g)].map(([, body]) => body).join(';')
  const constants = [...root.matchAll(/(--[\w-]+):([^;]*)/g)].filter(
    ([, name]) => !kept.has(name!) && declared.filter((other) => other === name).length === 1,
  )
  did(CONSTANTS, constants.length)
  return constants.reduce((text, [, name, value]) => {
    const use = new RegExp(`var\\(${name}\\)`, 'g')
    const count = text.match(use)?.length ?? 0
    if (!count || (value!.length > LONG && count > 1)) return text
    // Replaced by a function: a value may hold `$`.
    return text.replace(use, () => value!)
  }, css)
}
