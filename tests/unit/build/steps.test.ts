import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { checkSteps, STEPS, type Step, startCounting, withSteps } from '#scripts/site/build/steps.ts'
import { stepsTable } from '#scripts/workbench/route-docs.ts'

/** Modules for which each step is made, as they are installed. */
const installed = (path: string): [id: string, code: string] => [
  `${ROOT}node_modules/${path}`,
  readFileSync(`${ROOT}node_modules/${path}`, 'utf8'),
]
const MODULES = [
  ['\0no-styles', 'export {}'],
  ...['shared/campaign.ts', 'shared/app/campaign/copy.ts', 'pages/activity/copy.ts'].map((path): [string, string] => [
    ROOT + path,
    readFileSync(ROOT + path, 'utf8'),
  ]),
  ...['core/Ky', 'utils/merge', 'utils/options'].map((name) => installed(`ky/distribution/${name}.js`)),
  installed('web-vitals/dist/web-vitals.js'),
  installed('uplot/dist/uPlot.esm.js'),
] as const

type Transform = (code: string, id: string) => { code: string } | undefined
const run = (steps: readonly Step[]) => {
  const transform = withSteps(steps).transform as unknown as Transform
  return MODULES.map(([id, code]) => transform(code, id)?.code ?? code)
}

beforeEach(startCounting)

test.for(STEPS)('without "$name" a build of the whole site fails by that name', (taken) => {
  run(STEPS.filter((one) => one !== taken))
  expect(() => checkSteps(true)).toThrow(taken.name)
  startCounting()
  run(STEPS)
  expect(() => checkSteps(true)).not.toThrow()
})

test('a site that reports nothing may lack what only the report needs', () => {
  run(STEPS.filter(({ mustAct }) => mustAct === 'always'))
  expect(() => checkSteps(false)).not.toThrow()
  expect(() => checkSteps(true)).toThrow('web-vitals')
})

test('nothing above the floor is left in them, and uPlot asks for no language of the browser', () => {
  for (const code of run(STEPS)) {
    expect(code).not.toMatch(/\.at\(-1\)|Object\.hasOwn\(|import\.meta/)
    expect(code).not.toMatch(/Intl\.NumberFormat\((?!'zh-CN'\))/)
  }
})

test('other modules stay as they are', () =>
  expect((withSteps().transform as unknown as Transform)('[1].at(-1)', `${ROOT}shared/core/text.ts`)).toBeUndefined())

test('the pages import their stylesheets for dev alone', () => {
  const resolve = withSteps().resolveId as unknown as (id: string) => string | undefined
  for (const name of ['base', 'later']) expect(resolve(`#shared/ui/styles/${name}.css`)).toBe('\0no-styles')
  expect(resolve('./page.tsx')).toBeUndefined()
})

test('the table of the README is made of them: npm run docs', () =>
  expect(readFileSync(`${ROOT}scripts/site/build/README.md`, 'utf8')).toContain(stepsTable()))
