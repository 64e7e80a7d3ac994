import type { Plugin } from 'vite'
import * as memberCopy from '#pages/activity/copy.ts'
import * as copy from '#shared/app/campaign/copy.ts'
import * as campaign from '#shared/campaign.ts'

/** What the build makes of modules that are not written for it. The README's table of steps holds a row for each (tests/unit/build/steps.test.ts). */
export interface Step {
  name: string
  /** What it is for. */
  worth: string
  /** Modules that it is for, by id. */
  file: RegExp
  /** Their code by this step. */
  apply: (code: string) => string
  /** In which builds of the whole site it must find something to do: what it looks for may be written differently one day. */
  mustAct: 'always' | 'with REPORT_URL'
}

/** A module of plain values with each written out. */
const writtenOut = (module: object) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** What of the campaign's document each of its modules hands on. */
const CAMPAIGN = {
  '/shared/campaign.ts': campaign,
  '/shared/app/campaign/copy.ts': copy,
  '/pages/activity/copy.ts': memberCopy,
}

/** Where a stylesheet is imported, this module comes instead. */
const NO_STYLES = '\0no-styles'

export const STEPS: readonly Step[] = [
  {
    name: 'no stylesheet in scripts',
    worth: "each page's own styles stand in its HTML (`page-css.ts`)",
    file: /^\0no-styles$/,
    apply: () => '',
    mustAct: 'always',
  },
  ...Object.entries(CAMPAIGN).map(
    ([path, module]): Step => ({
      name: `the campaign's document: ${path.slice(1)} written out`,
      worth: 'no page carries the whole document, and short words stand where they are read',
      file: new RegExp(`${path}$`),
      apply: () => writtenOut(module),
      mustAct: 'always',
    }),
  ),
  {
    name: 'ky: `Object.hasOwn` in older words',
    worth: 'Chromium 90 lacks it',
    file: /\/node_modules\/ky\/.*\/(Ky|merge|options)\.js$/,
    apply: (code) => code.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call('),
    mustAct: 'always',
  },
  {
    name: 'ky: `at(-1)` in older words',
    worth: 'Chromium 90 lacks it',
    file: /\/node_modules\/ky\/.*\/merge\.js$/,
    apply: (code) => code.replaceAll('signals.at(-1)', 'signals[signals.length - 1]'),
    mustAct: 'always',
  },
  {
    name: 'web-vitals: `at(-1)` in older words',
    worth: 'Chromium 90 lacks it',
    file: /\/node_modules\/web-vitals\//,
    apply: (code) => code.replace(/\b([\w.]+)\.at\(-1\)/g, '$1[$1.length-1]'),
    mustAct: 'with REPORT_URL',
  },
  {
    name: 'uPlot: numbers in `zh-CN`',
    worth:
      'in a browser whose language is none (`C`) it throws as it is loaded; the pages write their numbers themselves',
    file: /\/node_modules\/uplot\//,
    apply: (code) => code.replace(/\bnew Intl\.NumberFormat\([^)]*\)/g, "new Intl.NumberFormat('zh-CN')"),
    mustAct: 'always',
  },
]

const acted = new Set<string>()

/** Begin to count anew: with a build. */
export const startCounting = (): void => acted.clear()

/** The steps as a plugin of Vite. */
export const withSteps = (steps: readonly Step[] = STEPS): Plugin => ({
  name: 'steps',
  enforce: 'pre',
  resolveId: (id) => (/shared\/ui\/styles\/\w+\.css$/.test(id) ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? 'export {}' : undefined),
  transform(code, id) {
    const own = steps.filter(({ file }) => file.test(id))
    if (!own.length) return undefined
    const done = own.reduce((before, { name, apply }) => {
      const after = apply(before)
      if (after !== before) acted.add(name)
      return after
    }, code)
    return { code: done, map: null }
  },
})

/** @throws Error with the steps that found nothing to do on any page: what they look for is written differently now */
export function checkSteps(hasReport: boolean): void {
  const idle = STEPS.filter(({ name, mustAct }) => !acted.has(name) && (hasReport || mustAct === 'always'))
  if (idle.length)
    throw new Error(`build steps that found nothing to do on any page: ${idle.map(({ name }) => name).join('; ')}`)
}
