import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { insertRow } from '#scripts/workbench/service/query.ts'
import { createRecord } from '#scripts/workbench/service/scale/records.ts'
import { atRest, textAtRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
/** A woman of 160 cm and 25 years. */
const MEMBER = '1003'

/** One record: weight, fat and visceral fat, of muscle nothing. */
beforeAll(() => {
  const row = createRecord({
    ...{ no: 'R-1', memberNo: MEMBER, measuredAt: '2026-11-19 08:00:00', source: 'manual' },
    ...{ weight: 62.7, bodyFat: 17.2, fatMass: 10.8, vfr: 6.6, bmi: 24.5, bmr: 1491, btCode: 9 },
  })
  insertRow(stack.db, 'scale_record', { ...row })
})

const open = (route: 'bodyFatScale' | 'bodyComposition' | 'analysis', query: Record<string, string> = {}) =>
  openPage(stack, route, {
    query,
    shell: { token: `local-token-${MEMBER}` },
    isGuideSeen: true,
  })

const LEVEL = /偏低|标准|偏高/
/** The level word of a tile or row that begins with a name. */
const levelOf = (text: string) => LEVEL.exec(text)?.[0]

/** kg and 公斤 are never on one screen, nor in what a screen reader says. */
const expectOneUnit = async (page: Page) => {
  await page.getByText(/kg/).first().waitFor()
  expect(await page.locator('body').evaluate((body) => body.outerHTML)).not.toContain('公斤')
}

test('one record says the same on all three pages, in one unit', async () => {
  const home = await open('bodyFatScale')
  await home.page.getByText('没有更多内容啦').waitFor()
  const tile = async (name: string) =>
    (await home.page.locator('#composition li').filter({ hasText: name }).innerText()).replace(/\s+/g, ' ')
  await expect.poll(() => tile('BMI')).toMatch(LEVEL)
  await atRest(home.page)
  const tiles = {
    bmi: await tile('BMI'),
    fat: await tile('体脂率'),
    vfr: await tile('内脏脂肪'),
    form: await tile('身体类型'),
  }
  const homeText = (await textAtRest(home.page)).replace(/\s+/g, ' ')
  expect(homeText).toMatch(/标准范围 47\.9–64\.7 ?kg/)
  expect(homeText).not.toMatch(/肌肉(充足|含量|清晰)/)
  const form = /[\u4e00-\u9fa5]+型/.exec(tiles.form.replace('身体类型', ''))![0]
  expect(form).toBe('超重型')
  await expectOneUnit(home.page)

  const levels = await open('bodyComposition')
  await levels.page.getByText('骨量').waitFor()
  const levelsText = (await textAtRest(levels.page)).replace(/\s+/g, ' ')
  expect(levelsText).toContain(form)
  expect(levelsText).not.toMatch(/身体评分|综合评级/)
  await expectOneUnit(levels.page)
  // Muscle, water, bone: not measured.
  await expect.poll(() => levels.page.locator('b.num').filter({ hasText: /^-$/ }).count()).toBe(3)
  const row = async (name: RegExp) => (await levels.page.getByRole('button', { name }).innerText()).replace(/\s+/g, ' ')
  expect([levelOf(await row(/^BMI/)), levelOf(await row(/^体脂率/)), levelOf(await row(/^内脏脂肪/))]).toEqual([
    levelOf(tiles.bmi),
    levelOf(tiles.fat),
    levelOf(tiles.vfr),
  ])
  await levels.page.getByRole('button', { name: /^体重\s*62/ }).click()
  await levels.page.getByRole('img', { name: '偏低、标准、偏高，当前标准，标准范围 47.9–64.7 kg' }).waitFor()

  const weight = await open('analysis', { type: '1' })
  await weight.page.getByText(/优秀区间为 55\.1–61\.4\skg/).waitFor()
  const rating = async (page: Page) => page.getByRole('img', { name: /当前/ }).last().getAttribute('aria-label')
  const said = /^风险、警戒、正常、优秀，当前警戒$/
  await expect.poll(() => rating(weight.page)).toMatch(said)
  await weight.page.getByRole('button', { name: '更多分析' }).click()
  await weight.page.getByText('47.9–64.7 kg').waitFor()
  const weightText = await textAtRest(weight.page)
  expect(weightText).not.toMatch(/偏低|偏高/)
  await expectOneUnit(weight.page)

  const bmi = await open('analysis', { type: '3' })
  await bmi.page.getByText(/优秀区间为/).waitFor()
  await expect.poll(() => rating(bmi.page)).toMatch(said)

  const type = await open('analysis', { type: '9' })
  await type.page.getByRole('heading', { name: form }).waitFor()
  expect(await textAtRest(type.page)).not.toMatch(/肌肉(充足|含量|线条)/)
  // Six pages one after the other.
}, 120_000)
