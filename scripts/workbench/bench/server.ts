import { hash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxServer } from '#scripts/site/deploy/nginx.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { ownCertificate } from '#scripts/workbench/serve/certificate.ts'
import { freePort, HAS_BROTLI, startNginx } from '#scripts/workbench/serve/nginx-server.ts'
import { edgeProcess } from './edge.ts'

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
 * Serve a build as it is deployed, by nginx with the generated rules.
 * @param service where the local service answers @param pageOrigin where visitors find the pages, for the pictures that the edge draws @throws Error where there is no openssl to sign a certificate
 */
export async function benchServer(dist: string, service: string, pageOrigin: string): Promise<BenchServer> {
  const tls = ownCertificate()
  if (!tls) throw new Error('没有 openssl，无法测量 HTTPS：请先安装 openssl')
  const signer = signerOf(tls.cert)
  const folder = mkdtempSync(join(tmpdir(), 'bench-edge-'))
  const certificate = join(folder, 'cert.pem')
  const key = join(folder, 'key.pem')
  writeFileSync(certificate, tls.cert)
  writeFileSync(key, tls.key)
  const edge = await edgeProcess({ dist, settings: { PAGE_ORIGIN: pageOrigin, SERVICE_ORIGIN: service } })
  const [plain, behind] = [await freePort(), await freePort()]
  // The seed's pictures come from the local service (/local/img), as a customer's come from their own host.
  const files = { root: dist, assetsRoot: dist, tls: { certificate, key } }
  const served = { ...files, service, forward: ['local'], brotli: HAS_BROTLI }
  const rules = rulesOf(dist)
  const nginx = await startNginx(
    [
      nginxServer(rules, { ...served, listen: `127.0.0.1:${plain}` }),
      nginxServer(rules, { ...served, listen: `127.0.0.1:${behind}`, edge: edge.url }),
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

const signerOf = (certificate: Buffer) =>
  hash('sha256', new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }), 'base64')
