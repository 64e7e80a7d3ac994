import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { openPage } from './browser.ts'
import { printed } from './paper.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
test('x', async () => {
  for (const m of ['1001', '1002', '1005']) {
    const { page } = await openPage(stack, 'evaluationReport', { shell: { token: `local-token-${m}` } })
    await page.getByRole('heading', { name: /运动/ }).first().waitFor()
    const { sheets, pdf } = await printed(page)
    writeFileSync(`/tmp/fixb-${m}.pdf`, pdf)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 900 })
    console.log(
      m,
      sheets,
      await page.evaluate(() => document.querySelector('main')!.lastElementChild!.getBoundingClientRect().bottom),
      await page.evaluate(() =>
        [...document.querySelectorAll('main section, main > div')].map((s) =>
          Math.round(s.getBoundingClientRect().height),
        ),
      ),
    )
    await page.screenshot({ path: `/tmp/fixb-${m}.png`, fullPage: true })
  }
})
