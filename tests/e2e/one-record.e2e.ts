import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { insertRow } from '#scripts/local-service/query.ts'
import { createRecord } from '#scripts/local-service/scale/records.ts'
import { openPage } from './browser.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
/** A woman of 160 cm and 25 years. */
const MEMBER = '1003'

/** One record: weight, fat and visceral fat, of muscle nothing. */
beforeAll(() => {
  const getRow = createRecord({
    ...{ no: 'R-1', memberNo: MEMBER, measuredAt: '2026-11-19 08:00:00', source: 'manual' },
    ...{ weight: 62.7, bodyFat: 17.2, fatMass: 10.8, vfr: 6.6, bmi: 24.5, bmr: 1491, btCode: 9 },
  })
  insertRow(stack.db, 'scale_record', { ...getRow })
})

const openScreen = (route: 'bodyFatScale' | 'bodyComposition' | 'analysis', query: Record<string, string> = {}) =>
  openPage(stack, route, {
    query,
    shell: { token: `local-token-${MEMBER}` },
    isGuideSeen: true,
  })

const LEVEL = /偏低|(?<!超|于)标准|偏高/
/** The level word of a tile or row that begins with a name. */
const getLevel = (text: string) => LEVEL.exec(text)?.[0]

/** kg and 公斤 are never on one screen, nor in what a screen reader says. */
const expectOneUnit = async (page: Page) => {
  await page.getByText(/kg/).first().waitFor()
  expect(await page.locator('body').evaluate((body) => body.outerHTML)).not.toContain('公斤')
}

test('one record says the same on all three pages, in one unit', async () => {
  const home = await openScreen('bodyFatScale')
  await home.page.getByText('没有更多内容啦').waitFor()
  const getTile = async (name: string) =>
    (await home.page.locator('#composition li').filter({ hasText: name }).innerText()).replace(/\s+/g, ' ')
  await expect.poll(() => getTile('BMI')).toMatch(LEVEL)
  await waitForStableText(home.page)
  const tiles = {
    bmi: await getTile('BMI'),
    fat: await getTile('体脂率'),
    vfr: await getTile('内脏脂肪'),
    form: await getTile('身体类型'),
  }
  const homeText = (await getStableText(home.page)).replace(/\s+/g, ' ')
  expect(homeText).toMatch(/标准范围 47\.9–64\.7 ?kg/)
  expect(homeText).not.toMatch(/肌肉(充足|含量|清晰)/)
  const form = /[\u4e00-\u9fa5]+型/.exec(tiles.form.replace('身体类型', ''))![0]
  expect(form).toBe('超重型')
  await expectOneUnit(home.page)

  const levels = await openScreen('bodyComposition')
  await levels.page.getByText('骨量').waitFor()
  const levelsText = (await getStableText(levels.page)).replace(/\s+/g, ' ')
  expect(levelsText).toContain(form)
  expect(levelsText).not.toMatch(/身体评分|综合评级/)
  await expectOneUnit(levels.page)
  // Muscle, water, bone: not measured.
  await expect.poll(() => levels.page.locator('b.num').filter({ hasText: /^-$/ }).count()).toBe(3)
  const getRow = async (name: RegExp) =>
    (await levels.page.getByRole('button', { name }).innerText()).replace(/\s+/g, ' ')
  expect([
    getLevel(await getRow(/^BMI/)),
    getLevel(await getRow(/^体脂率/)),
    getLevel(await getRow(/^内脏脂肪/)),
  ]).toEqual([getLevel(tiles.bmi), getLevel(tiles.fat), getLevel(tiles.vfr)])
  await levels.page.getByRole('button', { name: /^体重\s*62/ }).click()
  await levels.page.getByRole('img', { name: '偏低、标准、偏高，当前标准，标准范围 47.9–64.7 kg' }).waitFor()

  const weight = await openScreen('analysis', { type: '1' })
  await weight.page.getByText(/优秀区间为 55\.1–61\.4\skg/).waitFor()
  const getRatingLabel = async (page: Page) => page.getByRole('img', { name: /当前/ }).last().getAttribute('aria-label')
  const message = /^风险、警戒、正常、优秀，当前警戒$/
  await expect.poll(() => getRatingLabel(weight.page)).toMatch(message)
  await weight.page.getByRole('button', { name: '更多分析' }).click()
  await weight.page.getByText('47.9–64.7 kg').waitFor()
  const weightText = await getStableText(weight.page)
  expect(weightText).not.toMatch(/偏低|偏高/)
  await expectOneUnit(weight.page)

  const bmi = await openScreen('analysis', { type: '3' })
  await bmi.page.getByText(/优秀区间为/).waitFor()
  await expect.poll(() => getRatingLabel(bmi.page)).toMatch(message)

  const type = await openScreen('analysis', { type: '9' })
  await type.page.getByRole('heading', { name: form }).waitFor()
  expect(await getStableText(type.page)).not.toMatch(/肌肉(充足|含量|线条)/)
  // Six pages one after the other.
}, 120_000)
