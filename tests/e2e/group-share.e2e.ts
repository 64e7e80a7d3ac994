import { expect, test } from 'vitest'
import { expectFits, textAtRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { shareStories } from './share-stories.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

const query = { groupId: 'G1', userNo: '1001' }
shareStories({
  stack,
  route: 'groupShare',
  query,
  path: '/api/v1/visitor/group/detail',
  words: '早起燃脂小分队',
  opens: 'group/mine?id=G1',
})

test.for([
  ['G4', 3, '3 人在练', '每日运动 15 分钟'],
  ['G200', 4, '等 200 人在练', '运动目标 40 分钟'],
] as const)('group %s: %i pictures, %s, %s', async ([groupId, faces, members, target]) => {
  const { page } = await openPage(stack, 'groupShare', { query: { ...query, groupId }, width: 320 })
  await page.getByText('人在练').waitFor()
  await page.locator('section [role=img]').first().waitFor()
  const shown = (await textAtRest(page)).replace(/\s+/g, ' ')
  expect(shown).toContain(members)
  expect(shown).toContain(target)
  const drawn = page.locator('section > p').last().locator('img, svg')
  await expect.poll(() => drawn.count()).toBe(faces)
  await expectFits(page)
})

test.for([
  ['G9', '1001', '群组不存在或已解散'],
  ['G2', '1002', '该成员不在群组中'],
] as const)('group %s and inviter %s: the server says why', async ([groupId, userNo, words]) => {
  const { page } = await openPage(stack, 'groupShare', { query: { groupId, userNo } })
  await page.getByText(words).waitFor()
})
