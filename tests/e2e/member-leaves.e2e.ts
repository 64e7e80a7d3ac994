import { expect, test } from 'vitest'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import { B, openSignedIn as openAs } from './signed-in.ts'
import { getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test('the poster of a member does not stand over the page of the next', async () => {
  const { page, signedIn } = await openAs(stack, 'activity', { query: { activityId: 'A1001' } })
  await page.getByRole('button', { name: '生成海报' }).click()
  const poster = page.getByRole('dialog', { name: '分享海报' })
  await poster.locator('img').waitFor()
  signedIn.token = B
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await poster.waitFor({ state: 'detached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('what one member prints is not printed on the page of the next', async () => {
  const { page, signedIn } = await openAs(stack, 'analysis', {
    query: { type: '1' },
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        window.print = () => dispatchEvent(new Event('beforeprint'))
      })),
  })
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' })
    const text = await page.evaluate(() => document.body.innerText)
    await page.emulateMedia({ media: 'screen' })
    return text
  }
  await page.getByRole('button', { name: '更多分析' }).click()
  await page.getByRole('button', { name: '打印' }).click()
  await expect.poll(onPaper).toMatch(/身体数据记录/)
  signedIn.token = B
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(onPaper).not.toMatch(/身体数据记录/)
})

test('what the scale measured of one member is not offered to the next', async () => {
  const payload = scalePayload(() => 0.5)
  const { page, signedIn } = await openAs(stack, 'bodyComposition', {
    query: { from: 'BodyFatScale' },
    shell: { replies: { getGeneralData: payload } },
  })
  const countRecords = () => stack.db.prepare('SELECT count(*) AS n FROM scale_record').get()
  const before = countRecords()
  const keep = page.getByRole('button', { name: '保存', exact: true })
  await keep.waitFor()
  signedIn.token = B
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await keep.waitFor({ state: 'detached' })
  await page.getByText('手动记录体重').waitFor()
  expect(await getStableText(page)).not.toContain(payload.weight.toFixed(1))
  expect([await keep.count(), countRecords()]).toEqual([0, before])
})
