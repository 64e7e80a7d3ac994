import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import { expectNoViolations } from './axe.ts'
import { type Opened, openPage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { watchLeaving } from './page-leave.ts'
import type { Stack } from './stack.ts'

interface SharePage {
  stack: Stack
  route: RouteName
  query: Record<string, string>
  /** The call that brings the item: the start of its path. */
  path: string
  /** Text on the page of the item. */
  expected: string
  /** Where in the app its button leads. */
  opens: string
}

/** Every request of a page, in order. */
export function watchRequests(asked: URL[]) {
  return async (page: Page) => void page.on('request', (request) => asked.push(new URL(request.url())))
}

const EMPTIES = [
  ['nothing', { body: 'null-data' }],
  ['an empty object', { body: 'empty-data' }],
] as const

/**
 * Checks for every share page; in an ordinary run the pages rotate through an empty reply. Service
 * errors: matrix/faults.ts. That the item is requested once, while the bundle loads: head-calls.e2e.ts.
 */
export function shareStories({ stack, route, query, path, expected, opens }: SharePage) {
  const turn = Object.keys(SHARE_PAGES).indexOf(route)
  /**
   * One tab for stories that differ only in address or service, with the requests since the last
   * one began.
   */
  let tab: (Opened & { asked: URL[] }) | undefined
  afterAll(() => tab?.page.context().close())
  async function showPage(displayed: Record<string, string> = query) {
    if (tab) {
      // Whatever the page before still asks for or says belongs to the story before.
      await tab.page.goto('about:blank')
      tab.asked.length = 0
      tab.problems.length = 0
      await tab.page.goto(`${stack.url}/${route}?${new URLSearchParams(displayed)}`)
      return tab
    }
    const asked: URL[] = []
    const opened = await openPage(stack, route, {
      query: displayed,
      isCached: true,
      reducedMotion: false,
      prepare: watchRequests(asked),
    })
    tab = { ...opened, asked }
    return tab
  }

  test('the app opens at what the page is about', async () => {
    const { page } = await openPage(stack, route, { query, device: 'iosSafari' })
    const left = await watchLeaving(page)
    await page.getByText(expected).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /打开|加入/ }).click()
    await expect.poll(() => left[0]).toBe(`homefitness://${opens}`)
  })

  test.for(Object.keys(query).filter((name) => !['type', 'meetStandardCondition'].includes(name)))(
    'a link without %s says so and asks nothing',
    async (name) => {
      const { page, problems, asked } = await showPage({ ...query, [name]: '../x' })
      await page.getByRole('heading', { name: '链接不完整' }).waitFor()
      await page.getByRole('button', { name: '打开 App' }).waitFor()
      expect(asked.filter(({ pathname }) => /^\/(api|pk)\//.test(pathname))).toEqual([])
      expect(problems).toEqual([])
    },
  )

  test.for(selectEvery(EMPTIES, 2, turn))(
    'a reply with %s: 查询失败, and a page that still makes sense',
    async ([, fault]) => {
      stack.faults.set([{ path, ...fault }])
      const { page, text } = await showPage()
      await page.getByText('查询失败').waitFor()
      await page.getByRole('heading', { name: '内容不存在或已失效' }).waitFor()
      await page.getByRole('button', { name: '打开 App' }).waitFor()
      expect(await text()).not.toMatch(/undefined|NaN|null|\[object/)
      // The same card everywhere, behind another picture.
      if (turn % 4 === 0) await expectNoViolations(page)
    },
  )
}
