import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { renderQrSvg } from '#scripts/links/qr.ts'
import { readQrCodes } from './qr-reader.ts'

const scratch = mkdtempSync(join(tmpdir(), 'links-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

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
