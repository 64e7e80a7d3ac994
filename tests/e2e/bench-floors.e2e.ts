import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLOORS, floorPath } from '#scripts/workbench/bench/floors.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

const member = SEED_MEMBERS[0]!

// The bench waits for these words: a floor that the service no longer answers would stop it.
test.for(Object.entries(FLOORS))('the hand-written %s shows all that the bench waits for', async ([name, awaited]) => {
  const { isMember, presets } = SCREENS.find((screen) => screen.name === name)!
  const file = floorPath(name)
  const { page, problems } = await openPage(stack, name as RouteName, {
    path: pathOf(name as RouteName, presets[0]!, member.memberNo).replace(`/${name}`, file),
    shell: isMember ? { token: member.token } : undefined,
    prepare: async (page) =>
      void (await page.route(`**${file}*`, (route) =>
        route.fulfill({ contentType: 'text/html', body: readFileSync(`tests/bench/floor/${name}.html`, 'utf8') }),
      )),
  })
  for (const word of [...awaited.painted, ...awaited.screen, ...awaited.all])
    await expect.poll(() => page.locator('main').textContent()).toContain(word)
  expect(problems).toEqual([])
})
