import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { printPage } from './print.ts'
import { changeReply } from './replies.ts'
import { expectFits, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openReport = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'evaluationReport', { shell: { token: `local-token-${memberNo}` }, ...options })

test('the latest report: verdict, radar, peers, six dimensions, the way to older ones', async () => {
  const { page, problems, nativeCalls } = await openReport('1001')
  await page.getByRole('heading', { name: '运动潜力股' }).waitFor()
  const cards = page.locator('main section', { has: page.getByText('评级') })
  await cards.first().waitFor()
  const displayed = await getStableText(page)
  for (const label of ['晓棠', '评测时间 2026-11-16 19:24', '综合评分 · S 级', '82', '超过了', '78%', '同性别用户']) {
    expect(displayed).toContain(label)
  }
  expect(displayed).not.toMatch(/undefined|NaN|核心稳定/)
  // Told once to those who listen.
  expect((await page.locator('main').ariaSnapshot()).match(/的同性别用户/g)).toHaveLength(1)
  const radar = page.getByRole('img', { name: /^六项能力/ })
  await expect
    .poll(() => radar.getAttribute('aria-label'))
    .toBe('六项能力：心肺耐力 84 分，肌肉力量 76 分，柔韧性 68 分，动作标准度 88 分，体态 58 分，身体成分 91 分')
  await expect.poll(() => cards.count()).toBe(6)
  await expect.poll(() => cards.nth(2).innerText()).toMatch(/柔韧性[\s\S]*B[\s\S]*68[\s\S]*较上次下降/)
  await expect.poll(() => cards.nth(4).innerText()).toMatch(/体态[\s\S]*C[\s\S]*风险较高[\s\S]*58[\s\S]*持平/)

  await page.getByRole('button', { name: '历史报告' }).click()
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({
      pageName: 'historyReport',
    })
  expect(problems).toEqual([])
})

test('a report by its number: the first has nothing to compare with; what one said is behind the next, in 长辈版 as bars', async () => {
  const { page, problems } = await openReport('1001', { query: { reportId: 'E1001-1' } })
  await page.getByRole('heading', { name: '运动新人' }).waitFor()
  expect(await getStableText(page)).not.toMatch(/较上次|持平/)
  await page.goto(`${stack.url}/evaluationReport?reportId=E1001-2`)
  await page.getByRole('img', { name: /^六项能力：心肺耐力 78 分/ }).waitFor()
  // What it says is kept behind its first frame.
  await waitForStableText(page)
  await page.goto(`${stack.url}/evaluationReport`)
  const abilities = page.getByRole('img', {
    name: /^六项能力：心肺耐力 84 分（\+6），.*柔韧性 68 分（−2）.*体态 58 分（±0）/,
  })
  await abilities.waitFor()
  await page.getByText('7月18日的报告').waitFor()
  await page.getByRole('button', { name: '长辈版' }).click()
  await abilities.getByText('+6').last().waitFor({ state: 'visible' })
  expect(await abilities.locator('svg').first().isVisible()).toBe(false)
  await expectFits(page)
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test.for([
  ['1006', '', '还没有评测报告'], // never tested
  ['1002', 'E1001-1', '报告不存在或已失效'],
] as const)('member %s, report %s: %s', async ([memberNo, reportId, label]) => {
  const { page, problems, nativeCalls } = await openReport(memberNo, { query: { reportId } })
  await page.getByRole('heading', { name: label }).waitFor()
  await page.getByText('完成一次运动能力评测').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '历史报告' }).click()
  await expect.poll(() => nativeCalls.map(({ name }) => name)).toContain('jumpPage')
  expect(problems).toEqual([])
})

test('without the profile the report is still there', async () => {
  stack.faults.set([{ path: '/api/user/profile', body: 'broken-json' }])
  const { page } = await openReport('1001')
  await page.getByText('我的报告').waitFor()
  await expect.poll(() => page.getByText('82', { exact: true }).count()).toBe(1)
})

test('on paper: one sheet, in light colours, with name and time, without the bar', async () => {
  // Every dimension with the long texts of C.
  const low = await openReport('1002', {
    prepare: changeReply('**/getEvaluationV2*', (text) =>
      text.replace(/"score":[\d.]+/g, '"score":50').replace(/"rate":"\w+"/g, '"rate":"C"'),
    ),
  })
  await low.page.getByText('评级').nth(5).waitFor()
  await expect.poll(() => low.page.locator('h2', { hasText: 'C' }).count()).toBe(6)
  await waitForStableText(low.page)
  expect((await printPage(low.page)).sheets).toBe(1)

  const { page } = await openReport('1001', { dark: true })
  await page.getByText('评级').nth(5).waitFor()
  await waitForStableText(page)
  expect((await printPage(page)).sheets).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: '历史报告' }).waitFor({ state: 'hidden' })
  await page.locator('p', { hasText: '运动能力报告' }).waitFor()
  await page.getByText('评测时间 2026-11-16 19:24').waitFor()
  const card = page.locator('main section').first()
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(255, 255, 255)')
})
