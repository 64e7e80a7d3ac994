import type { Headers } from '#scripts/build/headers.ts'

/**
 * A page's score in the manner of the MDN HTTP Observatory (its rules of August 2026): 100, minus faults, plus bonuses,
 * which count from 90 on. A+ is 100 and more; a static site can get 145.
 */
export function observatoryScore(headers: Headers, html: string): number {
  const points = [
    policyPoints(headers['content-security-policy']),
    /frame-ancestors 'none'/.test(headers['content-security-policy'] ?? '') ? 5 : -20,
    headers['strict-transport-security'] ? 0 : -20,
    referrerPoints(headers['referrer-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    integrityPoints(html),
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
    headers['access-control-allow-credentials'] ? -50 : 0,
  ]
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const base = 100 + sum(points.filter((one) => one < 0))
  const bonuses = sum(points.filter((one) => one > 0))
  return base >= 90 ? base + bonuses : base
}

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25
  if (/script-src[^;]*'unsafe-inline'/.test(policy)) return -20
  if (policy.includes("'unsafe-eval'")) return -10
  if (policy.includes("'unsafe-inline'")) return 0
  return policy.includes("default-src 'none'") ? 10 : 5
}

function referrerPoints(policy = ''): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5
  return policy ? -5 : 0
}

/** Every script and style that is fetched names its hash. */
function integrityPoints(html: string): number {
  const fetched = [...html.matchAll(/<script[^>]+src=[^>]+>|<link rel="(?:stylesheet|modulepreload)"[^>]+>/g)].map(
    String,
  )
  return fetched.every((tag) => tag.includes('integrity="sha384-')) ? 5 : -5
}
