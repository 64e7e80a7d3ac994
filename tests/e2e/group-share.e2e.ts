import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { holdClock } from './page-leave.ts'
import { changeReply } from './replies.ts'
import { shareStories } from './share-stories.ts'
import { expectFits, getStableBox, getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const query = { groupId: 'G1', userNo: '1001' }
shareStories({
  stack,
  route: 'groupShare',
  query,
  path: '/api/v1/visitor/group/detail',
  expected: '早起燃脂小分队',
  opens: 'group/mine?id=G1',
})

test.for([
  ['G4', 3, '3 人在练', '每日运动 15 分钟'],
  ['G200', 4, '等 200 人在练', '运动目标 40 分钟'],
] as const)('group %s: %i pictures, %s, %s', async ([groupId, faces, members, target]) => {
  const { page } = await openPage(stack, 'groupShare', { query: { ...query, groupId }, width: 320 })
  await page.getByText('人在练').waitFor()
  await page.locator('section [role=img]').first().waitFor()
  const displayed = (await getStableText(page)).replace(/\s+/g, ' ')
  expect(displayed).toContain(members)
  expect(displayed).toContain(target)
  const rendered = page.locator('section > p').last().locator('img, svg')
  await expect.poll(() => rendered.count()).toBe(faces)
  await expectFits(page)
})

test.for([
  ['G9', '1001', '群组不存在或已解散'],
  ['G2', '1002', '该成员不在群组中'],
] as const)('group %s and inviter %s: the server says why', async ([groupId, userNo, label]) => {
  const { page } = await openPage(stack, 'groupShare', { query: { groupId, userNo } })
  await page.getByText(label).waitFor()
})

test('a target of many digits stays inside its dial', async () => {
  const { page } = await openPage(stack, 'groupShare', {
    query,
    prepare: changeReply('**/api/v1/visitor/group/detail**', (text) =>
      text.replace(/("exerciseDuration":)\d+/, '$112345678'),
    ),
  })
  const figure = page.getByText('12,345,678')
  await figure.waitFor()
  const [text, dial] = [
    await figure.evaluate((element) => {
      const label = document.createRange()
      label.selectNodeContents(element)
      return label.getBoundingClientRect().toJSON() as DOMRect
    }),
    await getStableBox(page.locator('section svg[viewBox="0 0 196 196"]')),
  ]
  // The ring is 16 px wide, 4 px from the edge.
  expect(text.left).toBeGreaterThan(dial.x + 20)
  expect(text.right).toBeLessThan(dial.x + dial.width - 20)
})

test.for(['ios', 'android-2'] as const)(
  'inside the app on %s 加入群组 opens 我的群组 by its deep link; an app that does not know it: words, no store',
  async (platform) => {
    const { page, nativeCalls } = await openPage(stack, 'groupShare', { query, shell: { platform } })
    // Addresses that the web view hands to the app.
    const getLeaveNames = () =>
      page.evaluate<string[]>("__nativeLog.filter(({ kind }) => kind === 'leave').map(({ name }) => name)")
    const join = page.getByRole('button', { name: '加入群组' })
    await join.waitFor()
    await page.waitForLoadState('networkidle')
    await holdClock(page)
    await join.click()
    await expect.poll(getLeaveNames).toEqual(['homefitness://group/mine?id=G1'])
    await page.clock.runFor(3100)
    await page.getByText('打开失败，请返回 App 查看').waitFor()
    expect(await getLeaveNames()).toHaveLength(1)
    expect(nativeCalls.map(({ name }) => name)).not.toContain('goBack')
  },
)
