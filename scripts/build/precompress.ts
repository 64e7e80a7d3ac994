import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { brotli } from './check-size.ts'

/** Write `.br` and `.gz` beside every text file of the site, so that a server sends the smallest bytes without work. */
export function precompress(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|txt)$/.test(path) || path.startsWith('_')) continue
    const text = readFileSync(`${dist}/${path}`, 'utf8')
    writeFileSync(`${dist}/${path}.br`, brotli(text))
    writeFileSync(`${dist}/${path}.gz`, gzipSync(text, { level: 9 }))
  }
}
