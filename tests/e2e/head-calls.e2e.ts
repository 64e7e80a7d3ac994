import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { GUIDE_SEEN } from './guide-seen.ts'
import { PAGES, placeOf } from './matrix/screens.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

test.for(PAGES.filter(({ isMember }) => isMember).map((screen) => [screen.name, screen] as const))(
  '/%s: its first questions leave before its scripts are there, and once',
  async ([name, screen]) => {
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, nativeCalls, text, problems } = await openPage(stack, name, {
      ...placeOf(screen),
      path: '/nothing',
      prepare: async (page) => {
        await page.addInitScript(GUIDE_SEEN)
        page.on('request', (request) => {
          if (/^\/(api|pk)\//.test(new URL(request.url()).pathname))
            asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
        })
      },
    })
    problems.length = 0
    await page.route('**/assets/*.js*', async (route) => {
      await held
      await route.continue()
    })
    const query = new URLSearchParams(screen.query).toString()
    await page.goto(`${stack.url}/${name}${query && `?${query}`}`, { waitUntil: 'commit' })
    // Pages whose script stands in their HTML go on by themselves.
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    // Behind its first reply /activity asks whose page it is (page-member.ts), and the ranking later asks the same.
    const first = asked.filter((one) => name !== 'activity' || !one.includes('/api/user/profile'))
    release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0)
    expect(asked.filter((one) => first.includes(one))).toEqual(first)
    expect(nativeCalls.filter(({ name }) => name === 'getToken')).toHaveLength(1)
    expect([await text(), problems]).toEqual([expect.stringMatching(/[\u4e00-\u9fff]/), []])
  },
)
