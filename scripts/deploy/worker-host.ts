import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { EDGE_FILE } from '#scripts/edge/bundle.ts'
import { type HostRules, rulesOf } from './host-rules.ts'
import { headersFile } from './static-host.ts'

/** What the platform packs by itself, and what only the other hosts read. */
const LEFT_OUT = ['*.br', '*.gz', '_headers.json', '_manifest.json', EDGE_FILE]

/**
 * Site and edge as one Cloudflare Worker (scripts/edge/wrangler.jsonc): the function as `worker.js`, the pages as its static assets in `site/`,
 * with the headers of the build's rules.
 * @param folder made anew
 */
export function writeWorker(dist: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const site = `${folder}/site`
  cpSync(dist, site, { recursive: true })
  copyFileSync(`${dist}/${EDGE_FILE}`, `${folder}/worker.js`)
  const rules = rulesOf(dist)
  writeFileSync(`${site}/_headers`, headersFile(rules, dist))
  writeFileSync(`${site}/_redirects`, workerRedirects(rules))
  writeFileSync(`${site}/.assetsignore`, `${LEFT_OUT.join('\n')}\n`)
}

/** Unlike other hosts the platform finds `/down/index.html` for /down by itself (`html_handling`); a rewrite of ours would send it in circles. */
export const workerRedirects = (rules: HostRules): string =>
  ['/ /down 302', ...Object.keys(rules.pages).map((page) => `${page}.html ${page} 301`), ''].join('\n')
