import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAWN, FLOORS, getFloorPath } from '#scripts/dev/bench/floors.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

const member = SEED_MEMBERS[0]!

// The bench waits for these words: a page that the service no longer fills would stop it.
const pages = [
  ...Object.entries(FLOORS).map(([name, awaited]) => ({ name, awaited, file: getFloorPath(name) })),
  ...Object.entries(DRAWN).map(([name, awaited]) => ({ name, awaited, file: undefined })),
]
test.for(pages)('$name shows all that the bench waits for, by hand: $file', async ({ name, awaited, file }) => {
  const { isMember, presets } = SCREENS.find((screen) => screen.name === name)!
  const path = createPath(name as RouteName, presets[0]!, member.memberNo)
  const { page, problems } = await openPage(stack, name as RouteName, {
    path: file ? path.replace(`/${name}`, file) : path,
    shell: isMember ? { token: member.token } : undefined,
    prepare: async (page) => {
      if (!file) return
      const body = readFileSync(`tests/bench/floor/${name}.html`, 'utf8')
      await page.route(`**${file}*`, (route) => route.fulfill({ contentType: 'text/html', body }))
    },
  })
  for (const word of [...awaited.painted, ...awaited.screen, ...awaited.all])
    await expect.poll(() => page.locator('main').textContent()).toContain(word)
  expect(problems).toEqual([])
})
