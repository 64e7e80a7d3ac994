import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { cutConnection, filterUncaught } from './cut-connection.ts'
import { selectEvery } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const MEMBER = { token: 'local-token-1001' }

interface Way extends Pick<OpenOptions, 'query' | 'shell'> {
  route: RouteName
  role?: 'button' | 'link'
  name: string | RegExp
  /** Where it leads with a line; absent: out of the site. */
  to?: RegExp
}
const WAYS: Way[] = [
  { route: 'bodyFatScale', shell: MEMBER, name: /待确认/, to: /bodyFatScaleList/ },
  { route: 'logistics', query: { activityId: 'A1004' }, shell: MEMBER, name: '返回', to: /activity\?/ },
  { route: 'chat', shell: MEMBER, role: 'link', name: '提交工单', to: /workOrder/ },
  { route: 'workOrder', query: { from: 'chat' }, name: '返回', to: /chat/ },
  { route: 'down', name: '下载 App' },
  { route: 'file', query: { type: 'privacy' }, role: 'link', name: '个人信息收集清单', to: /type=userInfo/ },
  { route: 'courseSharing', query: { courseNo: 'C1001', type: '1' }, name: '打开 App' },
]

test.for(selectEvery(WAYS, 2))(
  'a dead line: $name on /$route says so in place of the error page of the browser',
  async (leaving) => {
    const { route, role = 'button', name, to, query, shell } = leaving
    const { page, problems } = await openPage(stack, route, {
      query,
      shell,
      isGuideSeen: true,
    })
    const control = page.getByRole(role, { name }).first()
    await control.waitFor()
    // What opens the app says on its button when it is lost itself.
    if (!to)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /later-.*js/.test(name)),
      )
    await cutConnection(page)
    const address = page.url()
    await control.click()
    await page.getByText('网络不给力，请检查网络').first().waitFor()
    expect(page.url()).toBe(address)
    expect(filterUncaught(problems)).toEqual([])
    if (!to) return
    await page.unroute('**/*')
    await control.click()
    await page.waitForURL(to)
  },
)
