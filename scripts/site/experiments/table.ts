import * as v from 'valibot'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import table from '#shared/core/experiments/experiments.json' with { type: 'json' }
import { asDay } from '#shared/core/links/ids.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'
import { hasEnded, type Running } from './running.ts'

/** The table as it stands in its file (shared/core/experiments/README.md). */
export const EXPERIMENTS: unknown = table

/** More would need too many openings to tell anything. */
const MOST_VARIANTS = 4

const name = (what: string) =>
  v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{1,30}$/, `${what}要用英文字母和数字，以小写字母开头，2 到 31 个`))

/** A page that the edge draws: only there a variant stands in the HTML before any script. */
const page = v.pipe(
  v.string('pages 里写页面的名字'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const route: Route | undefined = Object.hasOwn(routes, value) ? routes[value as keyof typeof routes] : undefined
    if (!route) addIssue({ message: `没有 /${value} 这个页面` })
    else if (route.access === 'member') addIssue({ message: `/${value} 是会员页面，有健康数据，不做实验` })
    else if (!SHARE_PAGES[value as RouteName]?.card) addIssue({ message: `/${value} 不经过边缘函数，分不了方案` })
  }),
)

const Shares = v.pipe(
  v.record(
    name('方案的名字'),
    v.pipe(
      v.number('shares 里每个方案的比例要是整数'),
      v.integer('shares 里每个方案的比例要是整数'),
      v.minValue(1, 'shares 里每个方案的比例最小 1'),
    ),
    'shares 要写成 {"方案一": 50, "方案二": 50}',
  ),
  v.check((shares) => Object.keys(shares).length >= 2, 'shares 至少要有两个方案'),
  v.check((shares) => Object.keys(shares).length <= MOST_VARIANTS, `shares 最多 ${MOST_VARIANTS} 个方案`),
  v.check(
    (shares) => Object.values(shares).reduce((sum, percent) => sum + percent, 0) === 100,
    'shares 里的比例加起来要是 100',
  ),
)

const Experiment = v.object(
  {
    owner: v.pipe(
      v.string('owner 要写负责人或团队'),
      v.trim(),
      v.minLength(1, 'owner 要写负责人或团队'),
      v.maxLength(40, 'owner 最多 40 个字'),
    ),
    end: v.pipe(
      v.string('end 要写最后一天，如 2027-01-31'),
      v.check(
        (text) => asDay(text) !== '',
        ({ input }) => `end 要写最后一天，如 2027-01-31：${input}`,
      ),
    ),
    on: v.boolean('on 只能是 true（进行）或 false（关闭）'),
    pages: v.pipe(v.array(page, 'pages 要写成 ["courseSharing"]'), v.minLength(1, 'pages 至少要有一个页面')),
    shares: Shares,
  },
  ({ expected }) => (expected === 'Object' ? '要写成 {"owner": …}' : `缺少 ${expected?.replaceAll('"', '')}`),
)

/** The experiments of a table; @throws Error in Chinese with everything that is wrong */
export function readExperiments(raw: unknown) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('实验表要写成 {"名字": {…}}')
  const read = Object.entries(raw).map(([key, value]) => ({ key, ...problemsOf(key, value) }))
  const wrong = read.flatMap(({ key, problems }) => problems.map((problem) => `实验 ${key}：${problem}`))
  if (wrong.length) throw new Error(wrong.join('\n'))
  return read.map(({ key, output }) => ({ name: key, ...output! }))
}

function problemsOf(key: string, value: unknown) {
  const named = v.safeParse(name('名字'), key)
  const { success, output, issues = [] } = v.safeParse(Experiment, value)
  const foreign = Object.keys((value ?? {}) as object).filter((field) => !Object.hasOwn(Experiment.entries, field))
  const problems = [
    ...(named.issues ?? []).map(({ message }) => message),
    ...issues.map(({ message }) => message),
    ...foreign.map((field) => `不认识 ${field}`),
  ]
  return { problems, output: success ? output : undefined }
}

/** `name=variant` of every experiment, switched on or not: what a report may say, the first variant of each first. */
export const variantsIn = (raw: unknown): string[] =>
  readExperiments(raw).flatMap(({ name, shares }) => Object.keys(shares).map((variant) => `${name}=${variant}`))

/**
 * What a build runs: the experiments that are switched on and have not ended.
 * @param now epoch ms @param isStrict production and CI: one that has ended stops the build; elsewhere `warn` says so
 * @throws Error in Chinese for a table that is wrong, or an experiment that has ended
 */
export function runningIn(raw: unknown, now: number, isStrict: boolean, warn = console.warn): Running[] {
  const on = readExperiments(raw).filter((experiment) => experiment.on)
  const ended = on.filter(({ end }) => hasEnded(end, now))
  if (ended.length) {
    const words = ended.map(
      ({ name, end, owner }) =>
        `实验 ${name}（${owner}）${end} 已经结束：留下胜出的方案，从 shared/core/experiments/experiments.json 里删掉它；要延长就改 end，要暂停就写 "on": false`,
    )
    if (isStrict) throw new Error(words.join('\n'))
    warn(words.join('\n'))
  }
  return on
    .filter((experiment) => !ended.includes(experiment))
    .map(({ name, end, pages, shares }) => ({ name, end, pages, shares: Object.entries(shares) }))
}
