import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinksDomain } from '#scripts/build/manifest.ts'
import { checkLinks, writeLinks } from '#scripts/deploy/links-domain.ts'
import { findFreePort, startNginx } from '#scripts/dev/serve/nginx-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'links-'))
let nginx: Awaited<ReturnType<typeof startNginx>>
let links: LinksDomain

beforeAll(async () => {
  const port = await findFreePort()
  links = {
    origin: `http://127.0.0.1:${port}`,
    path: '/app',
    downloadPage: 'https://h5.example.com/down',
    iosAppId: 'ABCDE12345.com.example.app',
    androidPackage: 'com.example.app',
    androidFingerprints: 'AA:BB',
    harmonyAppId: '1',
  }
  writeLinks(links, folder)
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/_nginx.conf; }`
  nginx = await startNginx(server, `${links.origin}/`)
})
afterAll(async () => {
  await nginx?.close()
  rmSync(folder, { recursive: true })
})

test('nginx with the written rules serves the links’ own domain as phones ask for it', async () => {
  expect(await checkLinks(links)).toEqual({ count: 4, wrong: [] })
})

test('a link that no app opened leads to the download page', async () => {
  const response = await fetch(`${links.origin}/app/group/mine?id=G1`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await response.text()).toContain('content="0; url=https://h5.example.com/down"')
})
