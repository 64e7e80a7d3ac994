import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Headers } from '#scripts/build/headers.ts'
import { EDGE_FILE } from '#scripts/build/manifest.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { type HostRules, readHostRules } from '#scripts/host/host-rules.ts'

type Rules = Record<string, Headers>

/** `_headers` and `_redirects`, for hosts that take a folder. @param folder where they go */
export function writeHostFiles(dist: string, folder: string): void {
  const rules = readHostRules(dist)
  writeFileSync(`${folder}/_headers`, renderHeadersFile(rules, dist))
  writeFileSync(`${folder}/_redirects`, renderRedirectsFile(rules))
}

/**
 * Make a folder ready to be handed to such a host. What else lies in it stays, scripts of earlier
 * builds too.
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
const MAX_RULES = 100
const LONGEST_LINE = 2000

/**
 * Renders `_headers` for hosts that read it (Cloudflare Pages, Netlify). They merge every matching
 * rule, so no two rules may set the same header for a file: `/*` holds what all files share. They
 * cannot match a query, so in a test build every page has the policy of `?debug=1`.
 * @param dist the built site; its other folders and files get a rule each
 * @throws Error in Chinese when a host would not read all of it
 */
export function renderHeadersFile(rules: HostRules, dist: string): string {
  const { shared, specific } = splitRules(rules, dist)
  const parts = Object.entries({ '/*': shared, ...specific }).map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  if (parts.length > MAX_RULES) throw new Error(`_headers 有 ${parts.length} 条规则，主机最多读 ${MAX_RULES} 条`)
  const long = parts.flat().find((line) => line.length > LONGEST_LINE)
  if (long) throw new Error(`_headers 有一行超过 ${LONGEST_LINE} 个字符：${long.slice(0, 80)}…`)
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function splitRules(rules: HostRules, dist: string): { shared: Headers; specific: Rules } {
  const all: Rules = { '/404.html': rules.missing }
  for (const [page, headers] of Object.entries(rules.pages)) {
    for (const ending of ['', '/']) all[page + ending] = rules.isTest ? createDebugHeaders(headers) : headers
  }
  for (const [prefix, headers] of Object.entries(rules.folders)) all[`${prefix}*`] = headers
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`
    const cached = entry.name.startsWith('_') || /\.(html|br|gz)$/.test(entry.name) || rules.pages[`/${entry.name}`]
    if (!cached) all[path] ??= rules.rest
  }
  const shared = Object.fromEntries(
    Object.entries(rules.rest).filter(([name, value]) => Object.values(all).every((item) => item[name] === value)),
  )
  const local = Object.entries(all).map(
    ([path, headers]) =>
      [path, Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)))] as const,
  )
  return { shared, specific: Object.fromEntries(local.filter(([, headers]) => Object.keys(headers).length)) }
}

/**
 * Renders `_redirects` for the same hosts: `/` redirects, and so do `.html` and lower-case names,
 * because more header rules would exceed a host's limit. The 404 page repairs other misspelt paths
 * (shared/head/missing.ts). The query is preserved.
 */
export function renderRedirectsFile(rules: HostRules): string {
  const pages = Object.keys(rules.pages).flatMap((page) => [
    `${page} ${page}/ 200`,
    `${page}.html ${page} 301`,
    ...(page === page.toLowerCase() ? [] : [`${page.toLowerCase()} ${page} 301`]),
  ])
  return ['/ /down 302', ...pages, ''].join('\n')
}

/** Files that the platform compresses itself, or that only other hosts read. */
const LEFT_OUT = ['*.br', '*.gz', '_headers.json', '_manifest.json', EDGE_FILE]

/**
 * Writes site and edge as one Cloudflare Worker (scripts/edge/wrangler.jsonc): the function as
 * `worker.js`, the pages as its static assets in `site/`, with the headers of the build's rules.
 * @param folder deleted and recreated
 */
export function writeWorker(dist: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const site = `${folder}/site`
  cpSync(dist, site, { recursive: true })
  copyFileSync(`${dist}/${EDGE_FILE}`, `${folder}/worker.js`)
  const rules = readHostRules(dist)
  writeFileSync(`${site}/_headers`, renderHeadersFile(rules, dist))
  writeFileSync(`${site}/_redirects`, renderWorkerRedirects(rules))
  writeFileSync(`${site}/.assetsignore`, `${LEFT_OUT.join('\n')}\n`)
}

/**
 * The platform serves exact file names only (`html_handling`). The other spellings of a page
 * redirect to it.
 */
export const renderWorkerRedirects = (rules: HostRules): string => {
  const pages = Object.keys(rules.pages).flatMap((page) => [
    `${page} ${page}/index.html 200`,
    ...['/', '.html', '/index.html'].map((ending) => `${page}${ending} ${page} 301`),
  ])
  return ['/ /down 302', ...pages, ''].join('\n')
}
