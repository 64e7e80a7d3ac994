import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A key and a certificate for this machine, signed by nobody, for two days; undefined where there
 * is no openssl.
 */
export function createCertificate(): { key: Buffer; cert: Buffer } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const
  try {
    const { status } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ])
    return status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
