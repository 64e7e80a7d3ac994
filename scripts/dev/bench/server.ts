import { hash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { createCertificate } from '#scripts/dev/serve/certificate.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startEdgeProcess } from './edge.ts'

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
