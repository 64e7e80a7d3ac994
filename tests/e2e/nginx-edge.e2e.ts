import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { checkLive } from '#scripts/deploy/check-live.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startService } from '#scripts/local-service/main.ts'
import { PATIENT } from './edge-in-node.ts'
import { sendPlainRequest } from './plain-request.ts'

/** All together as in production: nginx, the edge behind it for the share pages, the service. */
const dist = inject('dist')
const COURSE = '/courseSharing?courseNo=C1001&type=1'
const scratch = mkdtempSync(join(tmpdir(), 'nginx-edge-'))
const built = readFileSync(`${dist}/courseSharing/index.html`, 'utf8')
const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0
let url = ''
let secure = ''
let edge: Awaited<ReturnType<typeof startHttpServer>>
let service: Awaited<ReturnType<typeof startService>>
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  const [port, tlsPort] = [await findFreePort(), await findFreePort()]
  url = `http://127.0.0.1:${port}`
  secure = `https://127.0.0.1:${tlsPort}`
  service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [url] })
  const fetch = await createNodeEdge({
    settings: { PAGE_ORIGIN: url, SERVICE_ORIGIN: service.url, ...PATIENT },
    dist,
  })
  edge = await startHttpServer({ fetch }, 0)
  const [certificate, key] = [`${scratch}/cert.pem`, `${scratch}/key.pem`]
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ])
  const settings = { root: dist, assetsRoot: dist, service: service.url, edge: edge.url, brotli: HAS_BROTLI }
  const createConf = (more: { listen: string; cert?: string; key?: string }) =>
    renderNginxServer(readHostRules(dist), { ...settings, ...more })
  const tls = HAS_OPENSSL ? createConf({ listen: `127.0.0.1:${tlsPort}`, cert: certificate, key }) : ''
  nginx = await startNginx(createConf({ listen: `127.0.0.1:${port}` }) + tls, `${url}/down`)
})
afterAll(async () => {
  await nginx?.close()
  // The last test has closed these already, if it got that far.
  await Promise.allSettled([edge?.close(), service?.close()])
  rmSync(scratch, { recursive: true, force: true })
})

test('a shared course has its card and picture behind nginx', async () => {
  const html = await (await fetch(url + COURSE, { headers: { 'user-agent': 'WhatsApp/2.23' } })).text()
  expect(html).toContain('<meta property="og:title" content="全身燃脂力量循环"')
  const image = /og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&#38;', '&')
  expect((await fetch(image)).headers.get('content-type')).toBe('image/png')
})

test.runIf(HAS_OPENSSL)('over https, packed, with the headers of the build', async () => {
  const { status, headers, body } = await sendPlainRequest(secure + COURSE, { 'accept-encoding': 'gzip' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', ...readHostRules(dist).pages['/courseSharing'] })
  expect(gunzipSync(body).toString()).toContain('全身燃脂力量循环')
})

test('the live site is the build, as a daily check would find it', async () => {
  const { count, wrong } = await checkLive({ dist, origin: url })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(Object.keys(readHostRules(dist).pages).length)
})

test('with the service gone, then the edge gone too, the page still comes', async () => {
  await service.close()
  expect(await (await fetch(`${url}/courseSharing?courseNo=C1002`)).text()).toBe(built)
  await edge.close()
  const response = await fetch(`${url}/courseSharing.html?courseNo=C1003`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(built)
  expect(Object.fromEntries(response.headers)).toMatchObject(readHostRules(dist).pages['/courseSharing']!)
  const card = await fetch(`${url}/card/courseSharing.png?courseNo=C1003`, { redirect: 'manual' })
  expect([card.status, card.headers.get('location')]).toEqual([302, '/share/default.png'])
})
