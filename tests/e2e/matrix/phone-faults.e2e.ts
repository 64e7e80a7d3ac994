import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { cellsOf } from './cells.ts'
import { openLane } from './lane.ts'
import { familyOf, isWhole, PAGES, type Screen, takesTurn } from './screens.ts'
import { CALLS } from './service-faults.ts'
import { healthyLines, isWell, offersRetry, recovers, wrongsOf } from './wrongs.ts'

const stack = fileStack()

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
const IN_TURN = PAGES.filter((screen) => takesTurn(screen, 0, 2))
const faultsOf = (screen: Screen) => (isWhole ? STORAGES : [STORAGES[IN_TURN.indexOf(screen) % STORAGES.length]!])

test.for(IN_TURN.map((screen) => [screen.name, screen] as const))(
  '/%s stands a phone that keeps nothing, or nonsense',
  { timeout: 120_000 },
  async ([name, screen]) => {
    const cells = cellsOf(name, 'phone')
    const healthy = await healthyLines(stack, screen)
    for (const [what, script] of faultsOf(screen)) {
      const deaf = await openLane(stack, screen, { prepare: (page: Page) => page.addInitScript(script).then(() => {}) })
      cells.note(what, [!(await isWell(deaf, healthy)) && 'not the whole page', ...(await wrongsOf(deaf))])
      if (familyOf(screen) !== 'still' && takesTurn(screen, 0, 4)) {
        await deaf.open([[CALLS, (route) => route.abort('connectionreset')]])
        const wrongs: (string | false)[] = await wrongsOf(deaf)
        const isOffered = await offersRetry(deaf)
        await deaf.spoil()
        if (isOffered) wrongs.push(!(await recovers(deaf, healthy)) && '重试 does not help')
        cells.note(`${what}, connection reset`, wrongs)
      }
      await deaf.page.close()
    }
    cells.judge()
  },
)
