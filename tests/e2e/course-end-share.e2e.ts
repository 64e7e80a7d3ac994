import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { shareStories } from './share-stories.ts'
import { expectFits, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

shareStories({
  stack,
  route: 'courseEndShare',
  query: { type: '1', userSportNo: 'S2' },
  path: '/api/sportData/visitor/detail',
  expected: '清晨全身唤醒跑',
  opens: 'home',
})

const openSharePage = (type: string, userSportNo: string, width = 390) =>
  openPage(stack, 'courseEndShare', { query: { type, userSportNo }, width })

test.for([
  ['S5', []],
  ['S6', ['消耗 12,861 千卡', '时长 1,440 分钟', '平均心率 142 BPM', '力量容量 126,840 公斤']],
] as const)('workout %s shows the tiles it has', async ([userSportNo, tiles]) => {
  const { page } = await openSharePage('3', userSportNo, 320)
  await page.getByRole('heading', { name: /^完成/ }).waitFor()
  await waitForStableText(page)
  const normalizeTile = (tile: string) => tile.replace(/\s+/g, ' ').replace(/(\d) (?=\S+$)/, '$1') // the unit stands beside or below the number
  const getTiles = async () => (await page.locator('dl > div').allInnerTexts()).map(normalizeTile)
  await expect.poll(getTiles).toEqual(tiles.map(normalizeTile))
  await expectFits(page)
})

test('who did it, and when; a time that does not exist is left out', async () => {
  const { page, text } = await openSharePage('1', 'S2')
  await page.getByText('2026-11-20 06:42').waitFor()
  await expect.poll(text).toContain('晓棠')
  await page.goto(`${stack.url}/courseEndShare?type=1&userSportNo=S6`)
  await page.getByText('名字特别特别长的家庭健身伙伴').waitFor()
  expect(await getStableText(page)).not.toMatch(/2026|Invalid/)
})

test.for([
  ['2', 'scene-2'],
  ['', 'scene-1'],
] as const)('type "%s": only %s is fetched', async ([type, scene]) => {
  const { page } = await openSharePage(type, 'S2')
  await page.getByText('2026-11-20').waitFor()
  await page.waitForLoadState('networkidle')
  await waitForStableText(page)
  const getSceneNames = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /scene-\d/.exec(name)?.[0])
        .filter(Boolean),
    )
  await expect.poll(getSceneNames).toEqual([scene])
})
