import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { renderQrSvg } from '#scripts/links/qr.ts'
import { bundleShell } from '#scripts/native-shell/bundle.ts'
import { openPage } from './browser.ts'
import { readQrCodes } from './qr-reader.ts'
import { type Stack, startStack } from './stack.ts'

const scratch = mkdtempSync(join(tmpdir(), 'links-'))
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ shell: await bundleShell() })
})
afterAll(async () => {
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

const runLinks = (...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}scripts/links/main.ts`, '--no-preview', ...args], {
    encoding: 'utf8',
  })

test('the command prints a link and writes its code', async () => {
  const request = ['--origin', 'https://h5.example.com', '--route', 'down', '--channel', '1001']
  const address = 'https://h5.example.com/down?channel=1001'
  const long = runLinks(...request, '--qr', `${scratch}/code.svg`)
  expect([long.status, long.stdout]).toEqual([0, expect.stringMatching(/^https:.*\/down\?channel=1001\n二维码 /)])
  expect(readFileSync(`${scratch}/code.svg`, 'utf8')).toBe(renderQrSvg(address))

  expect(runLinks(...request, '--qr', `${scratch}/code.png`).status).toBe(0)
  const png = readFileSync(`${scratch}/code.png`)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024])
  expect(await readQrCodes(`data:image/png;base64,${png.toString('base64')}`)).toEqual([address])
})

test('in the shell a marketer fills in a form and sees link, code and card', async () => {
  const { page, problems } = await openPage(stack, 'shell/#/down' as '', {
    device: 'desktop',
    width: 1400,
    height: 900,
  })

  await page.getByRole('button', { name: '推广链接' }).click()
  const dialog = page.getByRole('dialog', { name: '推广链接' })
  await dialog.getByText('要有来源').waitFor()
  await dialog.getByRole('combobox', { name: '页面' }).selectOption('courseSharing')
  await dialog.getByText('缺少 courseNo').waitFor()
  await dialog.getByLabel('courseNo').fill('C1001')
  await dialog.getByLabel('渠道号').fill('1001')
  await dialog.getByText('/courseSharing?courseNo=C1001&channel=1001').first().waitFor()
  const code = dialog.getByAltText('这个链接的二维码')
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await dialog.getByText('课程分享', { exact: true }).first().waitFor()
  await dialog.getByText('粘贴的链接没有卡片').waitFor()
  await dialog.getByText('没有经过边缘函数').waitFor()

  await dialog.getByRole('combobox', { name: '页面' }).selectOption('activityShare')
  await dialog.getByLabel('type').selectOption('FSport')
  await dialog.getByText('/activityShare?type=FSport&channel=1001').first().waitFor()
  expect(problems).toEqual([])
})
