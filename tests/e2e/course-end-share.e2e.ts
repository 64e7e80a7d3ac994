import { expect, test } from 'vitest'
import { atRest, expectFits, textAtRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { shareStories } from './share-stories.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

shareStories({
  stack,
  route: 'courseEndShare',
  query: { type: '1', userSportNo: 'S2' },
  path: '/api/sportData/visitor/detail',
  words: '清晨全身唤醒跑',
  opens: 'home',
})

const open = (type: string, userSportNo: string, width = 390) =>
  openPage(stack, 'courseEndShare', { query: { type, userSportNo }, width })

test.for([
  ['S5', []],
  ['S6', ['消耗 12,861 千卡', '时长 1,440 分钟', '平均心率 142 BPM', '力量容量 126,840 公斤']],
] as const)('workout %s shows the tiles it has', async ([userSportNo, tiles]) => {
  const { page } = await open('3', userSportNo, 320)
  await page.getByRole('heading', { name: /^完成/ }).waitFor()
  await atRest(page)
  const told = (tile: string) => tile.replace(/\s+/g, ' ').replace(/(\d) (?=\S+$)/, '$1') // the unit stands beside or below the number
  const shown = async () => (await page.locator('dl > div').allInnerTexts()).map(told)
  await expect.poll(shown).toEqual(tiles.map(told))
  await expectFits(page)
})

test('who did it, and when; a time that does not exist is left out', async () => {
  const { page, text } = await open('1', 'S2')
  await page.getByText('2026-11-20 06:42').waitFor()
  await expect.poll(text).toContain('晓棠')
  await page.goto(`${stack.url}/courseEndShare?type=1&userSportNo=S6`)
  await page.getByText('名字特别特别长的家庭健身伙伴').waitFor()
  expect(await textAtRest(page)).not.toMatch(/2026|Invalid/)
})

test.for([
  ['2', 'scene-2'],
  ['', 'scene-1'],
] as const)('type "%s": only %s is fetched', async ([type, scene]) => {
  const { page } = await open(type, 'S2')
  await page.getByText('2026-11-20').waitFor()
  await page.waitForLoadState('networkidle')
  await atRest(page)
  const scenes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /scene-\d/.exec(name)?.[0])
        .filter(Boolean),
    )
  await expect.poll(scenes).toEqual([scene])
})
