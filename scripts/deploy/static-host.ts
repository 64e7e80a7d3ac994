import { readdirSync } from 'node:fs'
import type { Headers } from '#scripts/build/headers.ts'
import type { HostRules } from './host-rules.ts'

type Rules = Record<string, Headers>

/**
 * `_headers` for hosts that read it (Cloudflare Pages, Netlify and kin). They add up every rule that matches an
 * address, so no two rules here may name the same header for the same file: `/*` holds what all files share.
 * @param dist the built site; its other folders and files get a rule each
 */
export function headersFile(rules: HostRules, dist: string): string {
  const { shared, own } = splitRules(rules, dist)
  return Object.entries({ '/*': shared, ...own })
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

function splitRules(rules: HostRules, dist: string): { shared: Headers; own: Rules } {
  const all: Rules = { '/404.html': rules.missing }
  for (const [page, headers] of Object.entries(rules.pages)) {
    for (const ending of ['', '/', '.html']) all[page + ending] = headers
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

/** `_redirects` for the same hosts: `/` forwards, the three spellings of a page are one file. The query stays by itself. */
export function redirectsFile(rules: HostRules): string {
  const pages = Object.keys(rules.pages).flatMap((page) => [`${page} ${page}/ 200`, `${page}.html ${page}/ 200`])
  return ['/ /down 302', ...pages, ''].join('\n')
}
