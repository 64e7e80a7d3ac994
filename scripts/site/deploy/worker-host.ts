import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { EDGE_FILE } from '#scripts/site/build/edge-bundle.ts'
import { type HostRules, rulesOf } from '#scripts/site/host/host-rules.ts'
import { headersFile } from './static-host.ts'

/** What the platform packs by itself, and what only the other hosts read. */
const LEFT_OUT = ['*.br', '*.gz', '_headers.json', '_manifest.json', EDGE_FILE]

/**
 * Site and edge as one Cloudflare Worker (scripts/site/edge/wrangler.jsonc): the function as `worker.js`, the pages
 * as its static assets in `site/`, with the headers of the build's rules.
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

/** The platform is told to look for files alone (`html_handling`), so that each document keeps its name: a page's address is its folder's file, its other spellings lead there. */
export const workerRedirects = (rules: HostRules): string => {
  const pages = Object.keys(rules.pages).flatMap((page) => [
    `${page} ${page}/index.html 200`,
    ...['/', '.html', '/index.html'].map((ending) => `${page}${ending} ${page} 301`),
  ])
  return ['/ /down 302', ...pages, ''].join('\n')
}
