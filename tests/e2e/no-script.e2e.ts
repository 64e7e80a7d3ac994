import { expect, test } from 'vitest'
import { type RouteName, routes } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const NAMES = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'file')

test('without a script every page says what it needs, in sight and over nothing that can be tapped', async () => {
  const { page, problems } = await openPage(stack, 'down', { noScript: true })
  const wrong: string[] = []
  for (const name of NAMES) {
    await page.goto(`${stack.url}/${name}`)
    const note = page.getByText(/^请(在浏览器设置中)?开启 JavaScript/)
    if (!(await note.isVisible())) {
      wrong.push(`${name}: no note`)
      continue
    }
    const found = await note.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const over = [...document.querySelectorAll<HTMLElement>('a, button')].filter((control) => {
        const box = control.getBoundingClientRect()
        return control.checkVisibility({ visibilityProperty: true }) && box.top < bottom && top < box.bottom
      })
      return [
        ...(element.contains(document.elementFromPoint(195, top + 12)) ? [] : ['covered']),
        ...over.map(({ innerText }) => `over ${innerText}`),
        ...(/正在(打开|加载)/.test(document.body.innerText) ? ['is loading for ever'] : []),
      ]
    })
    wrong.push(...found.map((what) => `${name}: ${what}`))
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
