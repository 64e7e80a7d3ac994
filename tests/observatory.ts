import type { Headers } from '#scripts/site/build/headers.ts'

/** Half a year, the least the Observatory takes (its `strict-transport-security` test). */
const LEAST_HSTS = 15_768_000

/**
 * A page's score in the manner of the MDN HTTP Observatory (mdn/mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests`, as of August 2026): 100, minus faults, plus bonuses, which count from 90 on. A+ is 100 and more; a
 * static site can get 155, without the preload list of browsers and COEP, which would keep pictures of other hosts out, 145.
 */
export function observatoryScore(headers: Headers, html: string): number {
  const policy = headers['content-security-policy'] ?? ''
  const points = [
    policyPoints(policy),
    /frame-ancestors 'none'/.test(policy) ? 5 : -20,
    transportPoints(headers['strict-transport-security']),
    referrerPoints(headers['referrer-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    integrityPoints(html),
    tokenPoints(headers['cross-origin-resource-policy'], { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
    tokenPoints(headers['cross-origin-opener-policy'], { 'same-origin': 10 }),
    tokenPoints(headers['cross-origin-embedder-policy'], { 'require-corp': 10 }),
    headers['access-control-allow-credentials'] ? -50 : 0,
  ]
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const base = 100 + sum(points.filter((one) => one < 0))
  const bonuses = sum(points.filter((one) => one > 0))
  return base >= 90 ? base + bonuses : base
}

/** Sources that allow so much that the directive protects nothing. */
const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'])

/** Also where `script-src` or `object-src` says nothing: `default-src` counts, and without that everything is allowed. */
function policyPoints(policy: string): number {
  if (!policy) return -25
  const directives = new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const isOpen = (name: string, ...more: string[]) =>
    of(name).some((source) => BROAD.has(source) || more.includes(source))
  const all = [...directives.values()].flat()
  if (isOpen('script-src', "'unsafe-inline'", 'data:') || isOpen('object-src')) return -20
  if (all.some((source) => /^(http|ftp):/.test(source) && !source.startsWith('http://127.0.0.1'))) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (isOpen('style-src', "'unsafe-inline'", 'data:')) return 0
  return directives.get('default-src')?.join() === "'none'" && directives.has('form-action') ? 10 : 5
}

function transportPoints(header = ''): number {
  const [, age] = /max-age=(\d+)/.exec(header) ?? []
  if (!age) return -20
  return Number(age) < LEAST_HSTS ? -10 : 0
}

function referrerPoints(policy = ''): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5
  return policy ? -5 : 0
}

/** A header of one word: its absence costs nothing, an unknown word does. */
const tokenPoints = (value: string | undefined, points: Record<string, number>) =>
  value === undefined ? 0 : (points[value] ?? -5)

/** Every script that is fetched names its hash; the Observatory looks at no other tags. */
function integrityPoints(html: string): number {
  const fetched = [...html.matchAll(/<script[^>]+src=[^>]+>/g)].map(String)
  if (!fetched.length) return 0
  return fetched.every((tag) => tag.includes('integrity="sha384-')) ? 5 : -5
}
