import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { assignChunks, SEPARATE } from '#scripts/build/code-splitting.ts'

const KIT = `${ROOT}shared/wechat/kit.ts`
const DESKTOP = `${ROOT}shared/open-app/desktop.tsx`
const CHART = `${ROOT}shared/ui/charts/chart-plot.ts`

/** Modules with what they import, statically and lazily. */
const MODULES: Record<string, [imports: string[], lazy: string[]]> = {
  page: [
    ['card', 'chart-engine'],
    ['later', 'toast', KIT, 'pages/x/poster.ts'],
  ],
  'page-of-late-chart': [['card'], ['trend']],
  trend: [['axis', 'chart-engine'], []],
  card: [[], []],
  'chart-engine': [[], [CHART]],
  later: [
    ['card', 'list', 'axis'],
    ['dialog', DESKTOP],
  ],
  list: [[], []],
  axis: [[], []],
  dialog: [[], []],
  toast: [['list'], []],
  [KIT]: [['sdk', 'list'], []],
  sdk: [[], []],
  [DESKTOP]: [['qr'], []],
  'pages/x/poster.ts': [['qr', 'paint'], []],
  qr: [[], []],
  paint: [[], []],
  [CHART]: [['axis'], []],
}
const graph = {
  getModuleInfo: (id: string) => MODULES[id] && { importedIds: MODULES[id][0], dynamicallyImportedIds: MODULES[id][1] },
} as unknown as Parameters<typeof assignChunks>[2]
const files = assignChunks('page', 'down', graph)
/** Of a page whose later script asks for the chart. */
const filesOfLate = assignChunks('page-of-late-chart', 'down', graph)

test.for([
  ['the first script', 'down', ['page', 'card', 'chart-engine']],
  ['one later script, whoever imports its modules', 'later', ['later', 'list', 'dialog', 'toast']],
  ['WeChat’s SDK', 'kit', [KIT, 'sdk']],
  ['a poster', 'poster', ['pages/x/poster.ts', 'paint']],
  ['what two separate scripts need', 'shared', ['qr']],
  ['what the chart and the later script need', 'chart-shared', ['axis']],
] as const)('%s', ([, file, ids]) => {
  for (const id of ids) expect([id, files.get(id)]).toEqual([id, file])
})

test('what a chart needs of the later script that asks for it stays there', () => {
  expect(['axis', CHART].map((id) => filesOfLate.get(id))).toEqual(['later', 'chart-plot'])
})

test('every separate module exists', () => expect(SEPARATE.filter((path) => !existsSync(ROOT + path))).toEqual([]))
