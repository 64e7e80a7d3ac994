import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Headers } from '#scripts/site/build/headers.ts'
import { EDGE_FILE } from '#scripts/site/build/manifest.ts'
import { debugHeaders } from '#scripts/site/host/debug-policy.ts'
import { type HostRules, rulesOf } from '#scripts/site/host/host-rules.ts'

type Rules = Record<string, Headers>

/** `_headers` and `_redirects`, for hosts that take a folder. @param folder where they go */
export function writeHostFiles(dist: string, folder: string): void {
  const rules = rulesOf(dist)
  writeFileSync(`${folder}/_headers`, headersFile(rules, dist))
  writeFileSync(`${folder}/_redirects`, redirectsFile(rules))
}

/**
 * Make a folder ready to be handed to such a host. What else lies in it stays, scripts of earlier builds too.
 * @param target '' for the build's own folder
 * @returns the folder
 */
export function writeStatic(dist: string, target: string): string {
  const folder = target || dist
  if (folder !== dist) cpSync(dist, folder, { recursive: true })
  writeHostFiles(dist, folder)
  return folder
}

/** What Cloudflare Pages reads of `_headers`; it leaves the rest out without a word. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * `_headers` for hosts that read it (Cloudflare Pages, Netlify and kin). They add up every rule that matches an
 * address, so no two rules here may name the same header for the same file: `/*` holds what all files share.
 * They cannot look at a query: in a build for testers every page has the policy that the others give to `?debug=1` alone.
 * @param dist the built site; its other folders and files get a rule each
 * @throws Error in Chinese when a host would not read all of it
 */
export function headersFile(rules: HostRules, dist: string): string {
  const { shared, own } = splitRules(rules, dist)
  const parts = Object.entries({ '/*': shared, ...own }).map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  if (parts.length > MOST_RULES) throw new Error(`_headers 有 ${parts.length} 条规则，主机最多读 ${MOST_RULES} 条`)
  const long = parts.flat().find((line) => line.length > LONGEST_LINE)
  if (long) throw new Error(`_headers 有一行超过 ${LONGEST_LINE} 个字符：${long.slice(0, 80)}…`)
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function splitRules(rules: HostRules, dist: string): { shared: Headers; own: Rules } {
  const all: Rules = { '/404.html': rules.missing }
  for (const [page, headers] of Object.entries(rules.pages)) {
    for (const ending of ['', '/']) all[page + ending] = rules.isTest ? debugHeaders(headers) : headers
  }
  for (const [prefix, headers] of Object.entries(rules.folders)) all[`${prefix}*`] = headers
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`
    const known = entry.name.startsWith('_') || /\.(html|br|gz)$/.test(entry.name) || rules.pages[`/${entry.name}`]
    if (!known) all[path] ??= rules.rest
  }
  const shared = Object.fromEntries(
    Object.entries(rules.rest).filter(([name, value]) => Object.values(all).every((one) => one[name] === value)),
  )
  const own = Object.entries(all).map(
    ([path, headers]) =>
      [path, Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)))] as const,
  )
  return { shared, own: Object.fromEntries(own.filter(([, headers]) => Object.keys(headers).length)) }
}

/**
 * `_redirects` for the same hosts: `/` forwards, a page is one file with and without slash, `.html` leads there: a third
 * set of header rules would be more than a host reads, and so does its name in lower case; any other misspelt path the 404 page repairs
 * (shared/head/missing.ts). The query stays by itself.
 */
export function redirectsFile(rules: HostRules): string {
  const pages = Object.keys(rules.pages).flatMap((page) => [
    `${page} ${page}/ 200`,
    `${page}.html ${page} 301`,
    ...(page === page.toLowerCase() ? [] : [`${page.toLowerCase()} ${page} 301`]),
  ])
  return ['/ /down 302', ...pages, ''].join('\n')
}

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
