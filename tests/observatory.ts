import type { Headers } from '#scripts/build/headers.ts'

/** Half a year, the least the Observatory takes (its `strict-transport-security` test). */
const MIN_HSTS = 15_768_000

/**
 * The score of a page like the MDN HTTP Observatory (mdn/mdn-http-observatory,
 * `src/grader/charts.js` and `src/analyzer/tests`, August 2026): 100 minus faults plus bonuses,
 * which count from 90 on. A+ is 100 or more; a static site can get 155, or 145 without preload list
 * and COEP.
 */
export function computeObservatoryScore(headers: Headers, html: string): number {
  const policy = headers['content-security-policy'] ?? ''
  const points = [
    scorePolicy(policy),
    /frame-ancestors 'none'/.test(policy) ? 5 : -20,
    scoreTransport(headers['strict-transport-security']),
    scoreReferrer(headers['referrer-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    scoreIntegrity(html),
    scoreToken(headers['cross-origin-resource-policy'], { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
    scoreToken(headers['cross-origin-opener-policy'], { 'same-origin': 10 }),
    scoreToken(headers['cross-origin-embedder-policy'], { 'require-corp': 10 }),
    headers['access-control-allow-credentials'] ? -50 : 0,
  ]
  const sumPoints = (some: readonly number[]) => some.reduce((total, item) => total + item, 0)
  const base = 100 + sumPoints(points.filter((item) => item < 0))
  const bonuses = sumPoints(points.filter((item) => item > 0))
  return base >= 90 ? base + bonuses : base
}

/** Sources that allow so much that the directive protects nothing. */
const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'])

/**
 * `default-src` is the fallback of `script-src` and `object-src`; without any, everything is
 * allowed.
 */
function scorePolicy(policy: string): number {
  if (!policy) return -25
  const directives = new Map(
    policy.split(';').map((item) => {
      const [name = '', ...sources] = item.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const getDirective = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const isOpen = (name: string, ...more: string[]) =>
    getDirective(name).some((source) => BROAD.has(source) || more.includes(source))
  const all = [...directives.values()].flat()
  if (isOpen('script-src', "'unsafe-inline'", 'data:') || isOpen('object-src')) return -20
  if (all.some((source) => /^(http|ftp):/.test(source) && !source.startsWith('http://127.0.0.1'))) return -20
  if ([...getDirective('script-src'), ...getDirective('style-src')].includes("'unsafe-eval'")) return -10
  if (isOpen('style-src', "'unsafe-inline'", 'data:')) return 0
  return directives.get('default-src')?.join() === "'none'" && directives.has('form-action') ? 10 : 5
}

function scoreTransport(header = ''): number {
  const [, age] = /max-age=(\d+)/.exec(header) ?? []
  if (!age) return -20
  return Number(age) < MIN_HSTS ? -10 : 0
}

function scoreReferrer(policy = ''): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5
  return policy ? -5 : 0
}

/** A header of one word: its absence costs nothing, an unknown word does. */
const scoreToken = (value: string | undefined, points: Record<string, number>) =>
  value === undefined ? 0 : (points[value] ?? -5)

/** Every script that is fetched names its hash; the Observatory looks at no other tags. */
function scoreIntegrity(html: string): number {
  const fetched = [...html.matchAll(/<script[^>]+src=[^>]+>/g)].map(String)
  if (!fetched.length) return 0
  return fetched.every((tag) => tag.includes('integrity="sha384-')) ? 5 : -5
}
