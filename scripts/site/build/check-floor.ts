import { readdirSync, readFileSync } from 'node:fs'

/** What iOS 15.4 or Chromium 90 do not know, as it looks in minified code. Syntax is lowered by the build; these are not, but for what older-engines.ts of the <head> adds. */
const SCRIPT_BANS: Record<string, RegExp> = {
  structuredClone: /\bstructuredClone\(/,
  'AbortSignal.timeout/any without a guard':
    /(?<!typeof globalThis\.AbortSignal\.any[\s\S]*)AbortSignal\.(timeout|any)\b(?<!typeof globalThis\.AbortSignal\.any)/,
  'array copies': /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex)\(/,
  'crypto.randomUUID without a guard': /crypto\.randomUUID\(\)(?!:)/,
  'Promise.withResolvers': /Promise\.withResolvers/,
  'Object.groupBy': /(Object|Map)\.groupBy/,
  'URL.canParse': /URL\.canParse/,
  'requestIdleCallback without a guard': /[^.\w]requestIdleCallback\(/,
}
const STYLE_BANS: Record<string, RegExp> = {
  '@layer': /@layer/,
  '@container': /@container/,
  ':has()': /:has\(/,
  'color-mix()': /:[^;{}]*color-mix\(/,
  'oklch()': /oklch\(/,
  'dynamic viewport units': /\d(dvh|svh|lvh|dvw)\b/,
  'translate/scale/rotate properties': /[{;](translate|scale|rotate):/,
  nesting: /[{;]\s*&/,
  'infinite calc': /infinity/,
}

/** Hold the built files against the browser floor. @throws Error naming each file and what it uses */
export function checkFloor(dist: string): void {
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const bans = path.endsWith('.js') ? [SCRIPT_BANS] : /\.(html|css)$/.test(path) ? [STYLE_BANS] : []
    if (!bans.length) return []
    const file = readFileSync(`${dist}/${path}`, 'utf8')
    const text = path.endsWith('.html') ? (file.match(/<style>.*?<\/style>/gs) ?? []).join('') : file
    return bans.flatMap((table) =>
      Object.entries(table)
        .filter(([, ban]) => ban.test(text))
        .map(([what, ban]) => `${path}: ${what} (${ban.exec(text)?.[0]})`),
    )
  })
  if (found.length) throw new Error(`below the browser floor (iOS 15.4, Chromium 90):\n${found.join('\n')}`)
}
