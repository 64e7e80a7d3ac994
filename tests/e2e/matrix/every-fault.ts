import { test } from 'vitest'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { type Fault, MATRIX } from './faults.ts'
import { getFaultShare, isFullRun, PAGES } from './screens.ts'
import { openTestTab, type TestTab } from './test-tab.ts'
import { findViolations, getHealthyLines, hasRetry, isRecovered } from './violations.ts'

/** As many files call `testEveryFault`, so that they run in parallel. */
const FILES = 4

/** Opens every fourth page, from this one on, with its share of every class of faults. */
export function testEveryFault(first: number) {
  const screens = PAGES.filter((_, at) => at % FILES === first)
  const stack = createFileStack()

  async function openWithFault(tab: TestTab, fault: Fault): Promise<TestTab> {
    const options = fault.tab?.(tab.screen)
    const opened = options ? await openTestTab(stack, tab.screen, options) : tab
    if (options && !options.isEmpty) return opened
    // A page whose document breaks off never loads.
    const spoils = typeof fault.spoils === 'function' ? await fault.spoils(opened) : fault.spoils
    await opened.open(spoils, fault.query).catch(() => {})
    return opened
  }

  test.for(screens.map((screen) => [screen.name, screen] as const))(
    '/%s stands every fault of service, network, files, links, storage and app',
    { timeout: isFullRun ? 900_000 : 240_000 },
    async ([name, screen]) => {
      const shared = await openTestTab(stack, screen)
      const healthy = await getHealthyLines(shared)
      for (const { kind, faults, among } of MATRIX.filter((item) => item.among.includes(screen))) {
        const cells = createCells(name, kind)
        for (const fault of getFaultShare<Fault>(faults, screen, among)) {
          const tab = await openWithFault(shared, fault)
          const violations = [...((await fault.check?.(tab, healthy)) ?? []), ...(await findViolations(tab))]
          if (!fault.isFinal && (await hasRetry(tab))) {
            await tab.spoil()
            if (!(await isRecovered(tab, healthy)))
              violations.push(`重试 does not help: ${(await tab.text()).slice(0, 80)}`)
          }
          cells.note(
            fault.name,
            violations.filter((item) => !item || !fault.except?.test(item)),
          )
          if (tab !== shared) await tab.page.close()
        }
        cells.judge()
      }
    },
  )
}
