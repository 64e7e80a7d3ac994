import { readdirSync, readFileSync } from 'node:fs'

/**
 * APIs missing in iOS 15.4 or Chromium 90, as patterns for minified code. The build lowers syntax
 * but not these; shared/core/polyfills.ts adds two.
 */
const SCRIPT_BANS: Record<string, RegExp> = {
  structuredClone: /\bstructuredClone\(/,
  'AbortSignal.timeout/any without a guard':
    /(?<!typeof globalThis\.AbortSignal\.any[\s\S]*)AbortSignal\.(timeout|any)\b(?<!typeof globalThis\.AbortSignal\.any)/,
  'array copies': /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex)\(/,
  'crypto.randomUUID without a guard': /crypto\.randomUUID\(\)(?!:)/,
  'Promise.withResolvers': /Promise\.withResolvers/,
  'Object.groupBy': /(Object|Map)\.groupBy/,
  'URL.canParse': /URL\.canParse/,
  'at or hasOwn without polyfills.ts': /^(?![\s\S]*Array\.prototype\.at)[\s\S]*(?:\.at\(-|Object\.hasOwn\()/,
  // Chromium 90 evaluates the arguments; the bundler lowers syntax for 91 (FLOOR).
  'an optional call with a spread before other arguments': /\?\.[\w$.]*\(\.\.\.[^()]*,/,
  'requestIdleCallback without a guard': /[^.\w]requestIdleCallback\(/,
}
const STYLE_BANS: Record<string, RegExp> = {
  '@layer': /@layer/,
  '@container': /@container/,
  '@media not without a type': /@media[^{]*\bnot \(/,
  ':has()': /:has\(/,
  'color-mix()': /:[^;{}]*color-mix\(/,
  'oklch()': /oklch\(/,
  'dynamic viewport units': /\d(dvh|svh|lvh|dvw)\b/,
  'translate/scale/rotate properties': /[{;](translate|scale|rotate):/,
  nesting: /[{;]\s*&/,
  'infinite calc': /infinity/,
}

/**
 * Hold the built files against the browser floor.
 * @throws Error naming each file and what it uses
 */
export function checkFloor(dist: string): void {
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, kind] = /\.(html|css|js)$/.exec(path) ?? []
    if (!kind) return []
    const file = readFileSync(`${dist}/${path}`, 'utf8')
    const findUses = (bans: Record<string, RegExp>, text: string) =>
      Object.entries(bans).flatMap(([what, ban]) => {
        const use = ban.exec(text)
        return use ? [`${path}: ${what} (${use[0].slice(-80)})`] : []
      })
    if (kind !== 'html') return findUses(kind === 'js' ? SCRIPT_BANS : STYLE_BANS, file)
    const collectBlocks = (tag: string) => (file.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs')) ?? []).join('')
    return [...findUses(SCRIPT_BANS, collectBlocks('script')), ...findUses(STYLE_BANS, collectBlocks('style'))]
  })
  if (found.length) throw new Error(`below the browser floor (iOS 15.4, Chromium 90):\n${found.join('\n')}`)
}
