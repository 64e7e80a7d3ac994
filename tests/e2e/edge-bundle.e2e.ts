import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { ROOT } from '#scripts/base/root.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const folder = mkdtempSync(join(tmpdir(), 'edge-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the bundled edge runs in an empty folder: it fills pages and draws cards; without its settings it says which', async () => {
  const main = `${ROOT}scripts/edge/main.ts`
  const { stderr } = spawnSync(process.execPath, [main, '--bundle', `${folder}/edge.mjs`], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(readdirSync(folder)).toEqual(['edge.mjs'])
  const options = { cwd: folder, encoding: 'utf8' } as const
  const bare = spawnSync(process.execPath, ['edge.mjs'], { ...options, env: {} })
  expect([bare.status, bare.stderr]).toEqual([1, expect.stringMatching(/^要有环境变量 SITE_DIR、.*\n$/)])

  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { SITE_DIR: inject('dist'), SERVICE_ORIGIN: stack.serviceUrl, PAGE_ORIGIN: url, EDGE_PORT: String(port) }
  const server = spawn(process.execPath, ['edge.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(server.stdout, 'data')
    const read = async () => {
      const page = `${url}/courseSharing?courseNo=C1001&type=1`
      return (await fetch(page, { headers: { 'user-agent': 'WhatsApp/2.23' } })).text()
    }
    // On a busy machine the first opening may not wait long enough for its item.
    await expect.poll(read).toContain('<meta property="og:title" content="全身燃脂力量循环"')
    const [, card] = /og:image" content="([^"]+)"/.exec(await read())!
    const picture = await fetch(card!.replaceAll('&#38;', '&'))
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(await (await fetch(`${url}/edge/health`)).json()).toMatchObject({ status: 'pass' })
  } finally {
    server.kill()
  }
}, 120_000)
