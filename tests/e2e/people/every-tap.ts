import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/workbench/service/members.ts'
import { pathOf, type SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { atRest } from '#tests/e2e/at-rest.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { eachOf, isWhole } from '#tests/e2e/matrix/screens.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { tapAll } from './tap-all.ts'
import { PUT_GUIDE_AWAY, shellOf } from './walk.ts'

/** The full case, one without any record, one who has told nothing and knows the weight alone. */
const MEMBERS = isWhole ? SEED_MEMBERS.map(({ memberNo }) => memberNo) : ['1001', '1003', '1006']
/** Long after any answer of the local service, ms. */
const PATIENCE = 15_000

/** How a page is opened: one of its presets, as a member where the page is for members. */
function visitsOf({ isMember, presets }: (typeof SCREENS)[number], turn: number) {
  if (!isMember) return eachOf(presets, 4).map((preset) => ({ preset, memberNo: MEMBERS[0]! }))
  const visits = presets.flatMap((preset) => MEMBERS.map((memberNo) => ({ preset, memberNo })))
  return isWhole ? visits : visits.slice(0, MEMBERS.length).filter((_, at) => (at + turn) % MEMBERS.length > 0)
}

/**
 * A test for each of these pages: every control is used once in each of its states. In an ordinary run a page of members meets two of three, in turn, with
 * its first preset, a public one each fourth of its presets; with MATRIX=all every member and preset.
 */
export function everyTap(screens: typeof SCREENS) {
  const stack = fileStack()

  test.for(screens.map((screen, turn) => [screen.name, screen, turn] as const))(
    '/%s stands a tap on everything that can be tapped',
    { timeout: isWhole ? 600_000 : 120_000 },
    async ([name, screen, turn]) => {
      const visits = visitsOf(screen, turn)
      let visit = visits[0]!
      const pathNow = () => pathOf(name, visit.preset, visit.memberNo)
      const { page, problems } = await openPage(stack, name, {
        path: pathNow(),
        prepare: async (page) => void (await page.addInitScript(PUT_GUIDE_AWAY)),
        ...(screen.isMember && { shell: shellOf(() => visit.memberNo) }),
      })
      const found: string[] = []
      for (visit of visits) {
        if (visit !== visits[0]) await page.goto(stack.url + pathNow())
        // The only control of a page may come with a part behind its view.
        await atRest(page)
        const { count, wrongs } = await page.evaluate(tapAll, { alike: isWhole ? 3 : 1, patience: PATIENCE })
        // What stands in a frame has its own controls.
        if (!count && page.frames().length === 1) wrongs.push('nothing to tap')
        found.push(...[...wrongs, ...problems.splice(0)].map((one) => `${pathNow()}, ${visit.memberNo}: ${one}`))
      }
      expect(found).toEqual([])
    },
  )
}
