import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { getFamily, hasTurn, isFullRun, PAGES, type Screen } from './screens.ts'
import { CALLS } from './service-faults.ts'
import { openTestTab } from './test-tab.ts'
import { findViolations, hasRetry, isRecovered, isWell, loadHealthyLines } from './violations.ts'

const stack = createFileStack()

/** What a phone's storage can do to a page, as scripts that run before its own. */
const STORAGES: [name: string, script: string][] = [
  [
    'storage refused',
    `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  ],
  ['storage full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
  [
    'storage throws',
    `for (const name of ['getItem', 'setItem', 'removeItem'])
    Storage.prototype[name] = () => { throw new DOMException('broken', 'InvalidStateError') }`,
  ],
  [
    'garbage in every key',
    `{ const JUNK = ['{"a":', '<img src=x onerror=alert(1)>', '[]', 'null', '-1', 'true', '{"v":{"v":[]}}', 'x'.repeat(100000), '\\ud83d']
      let turn = 0
      Storage.prototype.getItem = () => JUNK[turn++ % JUNK.length] }`,
  ],
]

/** In an ordinary run every other page of each family, the faults one after the other. */
const IN_TURN = PAGES.filter((screen) => hasTurn(screen, 0, 2))
const getFaults = (screen: Screen) => (isFullRun ? STORAGES : [STORAGES[IN_TURN.indexOf(screen) % STORAGES.length]!])

test.for(IN_TURN.map((screen) => [screen.name, screen] as const))(
  '/%s stands a phone that keeps nothing, or nonsense',
  { timeout: 120_000 },
  async ([name, screen]) => {
    const cells = createCells(name, 'phone')
    const healthy = await loadHealthyLines(stack, screen)
    for (const [what, script] of getFaults(screen)) {
      const deaf = await openTestTab(stack, screen, {
        prepare: (page: Page) => page.addInitScript(script).then(() => {}),
      })
      cells.note(what, [!(await isWell(deaf, healthy)) && 'not the whole page', ...(await findViolations(deaf))])
      if (getFamily(screen) !== 'still' && hasTurn(screen, 0, 4)) {
        await deaf.open([[CALLS, (route) => route.abort('connectionreset')]])
        const violations: (string | false)[] = await findViolations(deaf)
        const isOffered = await hasRetry(deaf)
        await deaf.spoil()
        if (isOffered) violations.push(!(await isRecovered(deaf, healthy)) && '重试 does not help')
        cells.note(`${what}, connection reset`, violations)
      }
      await deaf.page.close()
    }
    cells.judge()
  },
)
