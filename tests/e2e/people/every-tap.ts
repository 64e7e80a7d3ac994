import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, type SCREENS } from '#scripts/native-shell/page/presets.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { isFullRun, selectEvery } from '#tests/e2e/matrix/screens.ts'
import { waitForStableText } from '#tests/e2e/stable-page.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { tapAllControls } from './tap-all.ts'
import { createShell, PUT_GUIDE_AWAY } from './traverse.ts'

/** A complete member, one without records, and one with only a weight. */
const MEMBERS = isFullRun ? SEED_MEMBERS.map(({ memberNo }) => memberNo) : ['1001', '1003', '1006']
/** Long after any answer of the local service, ms. */
const PATIENCE = 15_000

/** How a page is opened: one of its presets, as a member where the page is for members. */
function createVisits({ isMember, presets }: (typeof SCREENS)[number], turn: number) {
  if (!isMember) return selectEvery(presets, 4).map((preset) => ({ preset, memberNo: MEMBERS[0]! }))
  const visits = presets.flatMap((preset) => MEMBERS.map((memberNo) => ({ preset, memberNo })))
  return isFullRun ? visits : visits.slice(0, MEMBERS.length).filter((_, at) => (at + turn) % MEMBERS.length > 0)
}

/**
 * Tests that every control of these pages is used once in each of its states. An ordinary run takes
 * two of three members in turn with the first preset, and every fourth public preset; MATRIX=all
 * takes all.
 */
export function testEveryTap(screens: typeof SCREENS) {
  const stack = createFileStack()

  test.for(screens.map((screen, turn) => [screen.name, screen, turn] as const))(
    '/%s stands a tap on everything that can be tapped',
    { timeout: isFullRun ? 600_000 : 120_000 },
    async ([name, screen, turn]) => {
      const visits = createVisits(screen, turn)
      let visit = visits[0]!
      const getPath = () => createPath(name, visit.preset, visit.memberNo)
      const { page, problems } = await openPage(stack, name, {
        path: getPath(),
        prepare: async (page) => void (await page.addInitScript(PUT_GUIDE_AWAY)),
        ...(screen.isMember && { shell: createShell(() => visit.memberNo) }),
      })
      const found: string[] = []
      for (visit of visits) {
        if (visit !== visits[0]) await page.goto(stack.url + getPath())
        // The only control of a page may come with a part behind its view.
        await waitForStableText(page)
        const { count, violations } = await page.evaluate(tapAllControls, {
          alike: isFullRun ? 3 : 1,
          patience: PATIENCE,
        })
        // A frame has its own controls.
        if (!count && page.frames().length === 1) violations.push('nothing to tap')
        found.push(
          ...[...violations, ...problems.splice(0)].map((element) => `${getPath()}, ${visit.memberNo}: ${element}`),
        )
      }
      expect(found).toEqual([])
    },
  )
}
