import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { type Lane, linesOf, openLane, recovers, wrongsOf } from './lane.ts'
import { PAGES, type Screen } from './screens.ts'
import { CALLS } from './service-faults.ts'

const stack = fileStack()

const SCRIPT = /\/assets\/[^?]+\.js$/
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '页面不存在' })
const JUNK_QUERIES = [
  '',
  '%E0%A4%A=%&&=&type=%FF',
  [
    'activityId',
    'pkNo',
    'groupId',
    'userNo',
    'userSportNo',
    'courseNo',
    'columnId',
    'reportId',
    'type',
    'target',
    'from',
  ]
    .map((name) => `${name}=../%3Cimg%20src=x%20onerror=alert(1)%3E&${name}=javascript:alert(1)`)
    .join('&'),
  `type=${'9'.repeat(400)}&activityId=${'长'.repeat(300)}&startDay=2026-13-45&endDay=x&groupId=G1&userNo=1001`,
]

/** Much of it is waiting, so three pages share a test. */
const groups = PAGES.flatMap((_, at) => (at % 3 ? [] : [PAGES.slice(at, at + 3)]))

test
  .runIf(process.env.MATRIX === 'all')
  .for(groups.map((group) => [group.map(({ name }) => `/${name}`).join(' '), group] as const))(
  '%s stand lost files, strange links and a phone that keeps nothing',
  { timeout: 180_000 },
  async ([, group]) => {
    expect((await Promise.all(group.map(tryOut))).flat().sort().join('\n')).toBe('')
  },
)

/** What is wrong with a page, by fault. */
async function tryOut(screen: Screen): Promise<string[]> {
  const { name } = screen
  const wrongs: string[] = []
  const html = await (await fetch(`${stack.url}/${name}`)).text()
  const isLater = (url: string) => !html.includes(new URL(url).pathname)
  const later =
    (spoils: (url: string) => boolean) =>
    (route: Route): Promise<void> =>
      isLater(route.request().url()) && spoils(route.request().url()) ? gone(route) : route.continue()

  const check = async (lane: Lane, fault: string, ...more: (string | false)[]) => {
    const found = [...(await wrongsOf(lane)), ...more.filter((one) => one !== false)]
    wrongs.push(...found.map((one) => `/${name}, ${fault}: ${one}`))
  }

  const links = async () => {
    const lane = await openLane(stack, screen)
    for (const query of JUNK_QUERIES) {
      await lane.open([], query)
      await check(lane, `query ${query.slice(0, 30)}`)
    }
  }

  const files = async () => {
    const lane = await openLane(stack, screen)
    const healthy = linesOf(await lane.text())

    await lane.open([[/\.(png|svg|jpe?g|webp)(\?|$)|\/pictures?\//, gone]])
    await check(lane, 'pictures 404')

    const lost = new Set<string>()
    const isFirst = (url: string) => !lost.has(url) && lost.add(url).size > 0
    await lane.open([[SCRIPT, later(isFirst)]])
    await lane.settled(1200)
    await check(lane, 'later scripts 404 once', !(await recovers(lane, healthy)) && 'not the whole page')

    await lane.open([[SCRIPT, later(() => true)]])
    await lane.settled(1800)
    await check(lane, 'later scripts 404 always')

    await lane.open([[SCRIPT, gone]]).catch(() => {})
    const dead = await lane.page.locator('#dead').isVisible()
    await check(lane, 'every script 404', !dead && !/开小差|更新/.test(await lane.text()) && 'does not say so')

    await lane.open([[/\.css$/, gone]])
    await lane.settled(1200)
    await check(lane, 'styles 404')
  }

  const phone = async () => {
    const deaf = await openLane(stack, screen, {
      prepare: async (page) =>
        void (await page.addInitScript(`
            for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })
          `)),
    })
    const healthy = linesOf(await deaf.text())
    await check(deaf, 'storage refused')
    await deaf.open([[SCRIPT, later(() => true)]])
    await deaf.settled(1800)
    await check(deaf, 'later scripts 404, storage refused', deaf.seen.documents > 1 && 'reloads')
    await deaf.open([[CALLS, (route) => route.abort('connectionreset')]])
    if (await deaf.page.getByRole('button', { name: '重试' }).count()) {
      await deaf.heal()
      await check(deaf, 'reset, storage refused', !(await recovers(deaf, healthy)) && '重试 does not help')
    }
  }

  await Promise.all([links(), files(), phone()])
  return wrongs
}
