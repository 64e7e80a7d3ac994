import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EDGE_FILE } from '#scripts/build/manifest.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { findFreePort, HAS_NGINX, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startNodeEdge } from './edge-in-node.ts'
import { sendPlainRequest } from './plain-request.ts'
import { type Stack, startStack } from './stack.ts'
import { startWorkerd } from './workerd.ts'

/** A page's call through each server that may be in front of the service. */
const dist = inject('dist')
const CALL = '/api/column/visitor/detail?columnId=L1001'
const open: { close: () => Promise<unknown> }[] = []
const urls: Record<string, string> = {}
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  const settings = { PAGE_ORIGIN: stack.url, SERVICE_ORIGIN: stack.serviceUrl, SITE_ORIGIN: stack.url }
  const worker = await startWorkerd(readFileSync(`${dist}/${EDGE_FILE}`, 'utf8'), settings)
  const node = await startNodeEdge(stack)
  open.push(worker, node)
  Object.assign(urls, {
    'local service': stack.serviceUrl,
    'preview server': stack.url,
    Worker: worker.url,
    'Node edge': node.url,
  })
  if (!HAS_NGINX) return
  const port = await findFreePort()
  const at = { root: dist, assetsRoot: dist, listen: `127.0.0.1:${port}`, service: stack.serviceUrl, brotli: false }
  urls.nginx = `http://127.0.0.1:${port}`
  open.push(await startNginx(renderNginxServer(readHostRules(dist), at), `${urls.nginx}/down`))
})
afterAll(async () => {
  await Promise.all(open.map((item) => item.close()))
  await stack?.close()
})

test.for(['local service', 'preview server', 'Worker', 'Node edge', ...(HAS_NGINX ? ['nginx'] : [])])(
  'a reply through the %s comes packed to who takes it, and as it is to who does not',
  async (server) => {
    const plain = await sendPlainRequest(urls[server] + CALL, { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(plain.body.toString())).toMatchObject({ code: 0 })
    expect(plain.body.length).toBeGreaterThan(1000)
    for (const taken of ['gzip', 'gzip, deflate, br, zstd']) {
      const response = await fetch(urls[server] + CALL, { headers: { 'accept-encoding': taken } })
      expect(response.headers.get('content-encoding')).toMatch(/^(gzip|br)$/)
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await response.text()).toBe(plain.body.toString())
    }
    expect(
      (await sendPlainRequest(urls[server] + CALL, { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
  },
)
