import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '#scripts/build/build.ts'
import { openPage } from './browser.ts'
import { getScreensOfTurn, PAGES, type Screen } from './matrix/screens.ts'
import { openTestTab, type TestTab } from './matrix/test-tab.ts'
import { getHealthyLines } from './matrix/violations.ts'
import { type Stack, startStack } from './stack.ts'

/** One page of each family, and the one that the last test works on; by MATRIX=all every one. */
const OURS = PAGES.filter(
  (screen) => getScreensOfTurn(0, PAGES.length).includes(screen) || screen.name === 'bodyFatScaleList',
)
const dist = mkdtempSync(join(tmpdir(), 'react-'))
/** /test names its build; numbers and signs are no part of these lines. */
const BUILD = /^test[A-Za-z_]+$/
/** The pages on React itself, and those that ship. */
let stack: Stack
let shipped: Stack
beforeAll(async () => {
  const only = OURS.map(({ name }) => name)
  await buildSite({ mode: 'site', outDir: dist, only, flavour: 'react', isPlain: true })
  stack = await startStack({ dist })
  shipped = await startStack()
})
afterAll(async () => {
  await Promise.all([...tabs.values()].map(({ page }) => page.context().close()))
  await Promise.all([stack.close(), shipped.close()])
  rmSync(dist, { recursive: true })
})

/**
 * On each site one tab for members and one for visitors: its browser fetches and compiles React
 * once.
 */
const tabs = new Map<string, TestTab>()

async function openTab(site: Stack, screen: Screen): Promise<TestTab> {
  // A page that frames an outside one is answered by the test: requests that pass through it are
  // never cached.
  if (/^(workOrder|orderList)$/.test(screen.name)) return openTestTab(site, screen)
  const key = `${site.url} ${screen.isMember}`
  const tab = tabs.get(key)
  if (tab) await tab.visit(screen)
  else tabs.set(key, await openTestTab(site, screen, { isCached: true }))
  return tabs.get(key)!
}

test('the scripts hold React', () => {
  const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.js'))
  expect(
    scripts.some((file) => readFileSync(`${dist}/assets/${file}`, 'utf8').includes('react.transitional.element')),
  ).toBe(true)
})

test.for(OURS.map((screen) => [screen.name, screen] as const))(
  '/%s says the same on React itself',
  async ([, screen]) => {
    const [local, reacts] = [await openTab(shipped, screen), await openTab(stack, screen)]
    const [expected, got] = [await getHealthyLines(local), await getHealthyLines(reacts)]
    const normalizeLines = (lines: ReadonlySet<string>) => [...lines].map((line) => line.replace(BUILD, 'test')).sort()
    expect(normalizeLines(got)).toEqual(normalizeLines(expected))
    expect(reacts.seen.problems).toEqual([])
  },
)

test('a page works on React itself: a member settles the records that wait', async () => {
  const { page, problems } = await openPage(stack, 'bodyFatScaleList', { shell: { token: 'local-token-1001' } })
  await page.getByRole('button', { name: '确认 11月19日 21:40 的记录' }).click()
  await page.getByText('71.4').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '丢弃 11月18日 07:58 的记录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '丢弃' }).click()
  await page.getByText('58.1').first().waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1)

  const countSettled = () =>
    stack.db
      .prepare(
        "SELECT status, count(*) AS n FROM scale_record WHERE no IN ('R1001-20261119-2140', 'R1001-20261118-0758') GROUP BY status ORDER BY status",
      )
      .all()
  await expect
    .poll(() => countSettled().map((row) => ({ ...row })))
    .toEqual([
      { status: 'confirmed', n: 1 },
      { status: 'discarded', n: 1 },
    ])
  expect(problems).toEqual([])
})
