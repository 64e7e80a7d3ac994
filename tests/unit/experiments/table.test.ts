import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { EXPERIMENTS, readExperiments, runningIn, variantsIn } from '#scripts/site/experiments/table.ts'

const button = {
  ...{ owner: '增长团队', end: '2027-01-31', on: true, pages: ['courseSharing'], shares: { plain: 50, follow: 50 } },
}
const day = (text: string) => Date.parse(`${text}+08:00`)

test('the project’s own table is right, and its pages show each of its variants', () => {
  const sources = globSync('pages/**/*.tsx', { cwd: ROOT }).map((path) => readFileSync(ROOT + path, 'utf8'))
  for (const { name, shares } of readExperiments(EXPERIMENTS))
    for (const variant of Object.keys(shares).slice(1))
      expect(
        sources.filter((text) => text.includes(`isVariant('${name}', '${variant}')`)),
        variant,
      ).not.toEqual([])
})

test.for<[string, object, string]>([
  ['nobody', { owner: ' ' }, 'owner 要写负责人或团队'],
  ['a field that lacks', { end: undefined }, 'end 要写最后一天，如 2027-01-31'],
  ['no day', { end: '2027-02-30' }, 'end 要写最后一天，如 2027-01-31：2027-02-30'],
  ['a switch that is none', { on: 'yes' }, 'on 只能是 true（进行）或 false（关闭）'],
  ['no page', { pages: [] }, 'pages 至少要有一个页面'],
  ['a page that is none', { pages: ['course'] }, '没有 /course 这个页面'],
  ['health data', { pages: ['bodyFatScale'] }, '/bodyFatScale 是会员页面，有健康数据，不做实验'],
  ['a page without an edge', { pages: ['down'] }, '/down 不经过边缘函数，分不了方案'],
  ['one variant', { shares: { plain: 100 } }, 'shares 至少要有两个方案'],
  ['too many', { shares: { aa: 20, bb: 20, cc: 20, dd: 20, ee: 20 } }, 'shares 最多 4 个方案'],
  ['shares that are not all', { shares: { plain: 50, follow: 40 } }, 'shares 里的比例加起来要是 100'],
  ['half a percent', { shares: { plain: 50.5, follow: 49.5 } }, 'shares 里每个方案的比例要是整数'],
  ['a variant that is none', { shares: { 'a b': 50, follow: 50 } }, '方案的名字要用英文字母和数字'],
  ['a word that is unknown', { start: '2026-01-01' }, '不认识 start'],
])('%s is told in Chinese, with the name of the experiment', ([, change, words]) =>
  expect(() => readExperiments({ button: { ...button, ...change } })).toThrow(`实验 button：${words}`),
)

test.for([
  [[], '实验表要写成 {"名字": {…}}'],
  [{ button: 'x' }, '实验 button：要写成 {"owner": …}'],
  [{ 按钮: button }, '实验 按钮：名字要用英文字母和数字，以小写字母开头，2 到 31 个'],
] as const)('a table of %j is told in Chinese', ([table, words]) => expect(() => readExperiments(table)).toThrow(words))

test('all that is wrong is told at once', () => {
  const wrong = { button: { ...button, owner: '', end: 'soon' }, head: { ...button, pages: ['set'] } }
  expect(() => readExperiments(wrong)).toThrow(
    /实验 button：owner .*\n实验 button：end .*\n实验 head：\/set 是会员页面/,
  )
  const { owner: _, ...ownerless } = button
  expect(() => readExperiments({ button: ownerless })).toThrow('实验 button：缺少 owner')
})

test('a build runs what is switched on, to the end of its last day in Shanghai', () => {
  const table = { button, head: { ...button, on: false } }
  const last = day('2027-01-31T23:59:59')
  expect(runningIn(table, last, true)).toEqual([
    {
      name: 'button',
      end: '2027-01-31',
      pages: ['courseSharing'],
      shares: [
        ['plain', 50],
        ['follow', 50],
      ],
    },
  ])
  expect(variantsIn(table)).toEqual(['button=plain', 'button=follow', 'head=plain', 'head=follow'])
})

test('one that is over stops a production build and CI by its name; elsewhere the build says so and goes on without it', () => {
  const warn = vi.fn()
  const after = day('2027-02-01T00:00:00')
  const words = /^实验 button（增长团队）2027-01-31 已经结束：留下胜出的方案/
  expect(() => runningIn({ button }, after, true, warn)).toThrow(words)
  expect(warn).not.toHaveBeenCalled()
  expect(runningIn({ button }, after, false, warn)).toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
  expect(runningIn({ button: { ...button, on: false } }, after, true, warn)).toEqual([])
})
