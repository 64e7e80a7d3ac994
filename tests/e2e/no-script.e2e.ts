import { expect, test } from 'vitest'
import { type RouteName, routes } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
const NAMES = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'file')

test('without a script every page says what it needs, in sight and over nothing that can be tapped', async () => {
  const { page, problems } = await openPage(stack, 'down', { noScript: true })
  const wrong: string[] = []
  for (const name of NAMES) {
    await page.goto(`${stack.url}/${name}`)
    const note = page.getByText(/^请(在浏览器设置中)?开启 JavaScript/)
    const box = await note.boundingBox()
    if (!box) {
      wrong.push(`${name}: no note`)
      continue
    }
    const isOnTop = await note.evaluate((one) =>
      one.contains(document.elementFromPoint(195, one.getBoundingClientRect().top + 12)),
    )
    if (!isOnTop) wrong.push(`${name}: covered`)
    for (const control of await page.locator('a:visible, button:visible').all()) {
      const { y, height } = (await control.boundingBox())!
      if (y < box.y + box.height && box.y < y + height) wrong.push(`${name}: over ${await control.innerText()}`)
    }
    if (
      await page
        .getByText(/正在(打开|加载)/)
        .filter({ visible: true })
        .count()
    )
      wrong.push(`${name}: is loading for ever`)
  }
  expect(wrong).toEqual([])
  expect(problems).toEqual([])
})

test('/file without a script passes no document off as another: it lists them', async () => {
  const { page } = await openPage(stack, 'file', { noScript: true, query: { type: 'privacy' } })
  expect(await page.getByText('十、法律适用与争议解决').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: '用户协议' }).count()).toBe(0)
  await page.getByRole('link', { name: '隐私政策' }).click()
  await page.waitForURL('**/legal/privacy.html')
  await page.getByText('更新日期：').first().waitFor()
})
