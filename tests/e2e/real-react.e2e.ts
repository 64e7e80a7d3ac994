import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '#scripts/build/build.ts'
import { openPage } from './browser.ts'
import { openLane } from './matrix/lane.ts'
import { PAGES } from './matrix/screens.ts'
import { linesInHealth } from './matrix/wrongs.ts'
import { type Stack, startStack } from './stack.ts'

const dist = mkdtempSync(join(tmpdir(), 'react-'))
/** The pages on React itself, and those that ship. */
let stack: Stack
let shipped: Stack
beforeAll(async () => {
  await buildSite({ mode: 'site', outDir: dist, flavour: 'react' })
  stack = await startStack({ dist })
  shipped = await startStack()
}, 180_000)
afterAll(async () => {
  await Promise.all([stack.close(), shipped.close()])
  rmSync(dist, { recursive: true })
})

test('the scripts hold React', () => {
  const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.js'))
  expect(
    scripts.some((file) => readFileSync(`${dist}/assets/${file}`, 'utf8').includes('react.transitional.element')),
  ).toBe(true)
})

test.for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s says the same on React itself',
  async ([, screen]) => {
    const [ours, reacts] = [await openLane(shipped, screen), await openLane(stack, screen)]
    const [expected, got] = [await linesInHealth(ours), await linesInHealth(reacts)]
    expect([...got].sort()).toEqual([...expected].sort())
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
  expect(await page.getByRole('listitem').count()).toBe(1)

  const settled = stack.db
    .prepare(
      "SELECT status, count(*) AS n FROM scale_record WHERE no IN ('R1001-20261119-2140', 'R1001-20261118-0758') GROUP BY status ORDER BY status",
    )
    .all()
  expect(settled.map((row) => ({ ...row }))).toEqual([
    { status: 'confirmed', n: 1 },
    { status: 'discarded', n: 1 },
  ])
  expect(problems).toEqual([])
})
