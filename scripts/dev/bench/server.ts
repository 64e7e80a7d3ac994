import { fork } from 'node:child_process'
import { hash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { createCertificate } from '#scripts/dev/serve/certificate.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'

/** The site over HTTPS and HTTP/2, with the edge in front of the share pages and without. */
export interface BenchServer {
  /** What serves it, for the report's head. */
  kind: string
  /** Ports on 127.0.0.1. */
  plain: number
  edge: number
  /** Hash of the key that signed its certificate, as Chromium takes it. */
  signer: string
  close(): Promise<void>
}

/**
 * Serves a build with nginx and the generated rules, as deployed.
 * @param service address of the local service
 * @param pageOrigin public origin of the pages
 * @throws Error without openssl
 */
export async function startBenchServer(dist: string, service: string, pageOrigin: string): Promise<BenchServer> {
  const tls = createCertificate()
  if (!tls) throw new Error('没有 openssl，无法测量 HTTPS：请先安装 openssl')
  const signer = computeKeyHash(tls.cert)
  const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'))
  const certificate = join(folder, 'cert.pem')
  const key = join(folder, 'key.pem')
  writeFileSync(certificate, tls.cert)
  writeFileSync(key, tls.key)
  const edge = await startEdgeProcess({ dist, settings: { PAGE_ORIGIN: pageOrigin, SERVICE_ORIGIN: service } })
  const [plain, behind] = [await findFreePort(), await findFreePort()]
  // The seed's pictures come from the local service (/local/img), as a customer's come from their
  // own host.
  const files = { root: dist, assetsRoot: dist, cert: certificate, key }
  const served = { ...files, service, forward: 'local', brotli: HAS_BROTLI }
  const rules = readHostRules(dist)
  const nginx = await startNginx(
    [
      renderNginxServer(rules, { ...served, listen: `127.0.0.1:${plain}` }),
      renderNginxServer(rules, { ...served, listen: `127.0.0.1:${behind}`, edge: edge.url }),
    ].join('\n'),
    `http://127.0.0.1:${plain}/down`,
  )
  return {
    kind: `nginx HTTP/2${HAS_BROTLI ? '' : '（没有 brotli 模块：装 libnginx-mod-http-brotli-static）'}`,
    plain,
    edge: behind,
    signer,
    close: async () => {
      await nginx.close()
      edge.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const computeKeyHash = (certificate: Buffer) =>
  hash('sha256', new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }), 'base64')

type EdgeOptions = Parameters<typeof createNodeEdge>[0]

/** Warm-up page views of other items, after which Node has compiled the render path. */
const WARM = 20

/**
 * Runs the edge function in its own process, as on a server, warmed up with the first preset of
 * each page.
 */
async function startEdgeProcess(options: EdgeOptions) {
  const child = fork(fileURLToPath(import.meta.url))
  const ready = once(child, 'message')
  child.send(options)
  const url = (await ready)[0] as string
  const others = SCREENS.filter(({ name }) => Object.hasOwn(ITEM_ROUTES, name)).flatMap(({ name, presets }) =>
    presets.slice(1).map((preset) => createPath(name, preset, '1001')),
  )
  for (let opening = 0; opening < WARM; opening++) {
    for (const path of others) await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
  return { url, end: () => child.disconnect() }
}

if (import.meta.main) {
  process.on('message', async (options: EdgeOptions) => {
    process.send!((await startHttpServer({ fetch: await createNodeEdge(options) }, 0)).url)
  })
  process.on('disconnect', () => process.exit())
}
