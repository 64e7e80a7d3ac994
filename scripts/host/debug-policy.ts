import type { Headers } from '#scripts/build/headers.ts'

/**
 * Sources that the console of a test build (eruda) needs: inline styles, and `eval` for what a
 * tester types.
 */
const WIDER: Record<string, (sources: readonly string[]) => readonly string[]> = {
  'style-src': (sources) => [...sources.filter((source) => !source.startsWith("'sha256-")), "'unsafe-inline'"],
  'script-src': (sources) => [...sources, "'unsafe-eval'"],
}
/** Its font, and the handlers in its markup; scripts in markup stay forbidden. */
const MORE = ['font-src data:', "script-src-attr 'unsafe-inline'"]
const DROPPED = ['require-trusted-types-for', 'trusted-types', 'font-src']

/**
 * Headers with a policy for the console, for `?debug=1` or, on hosts that cannot match a query, for
 * all pages (shared/debug/README.md). Production builds have none.
 */
export function createDebugHeaders(headers: Headers): Headers {
  const policy = headers['content-security-policy']
  if (!policy) return headers
  const directives = policy.split('; ').map((text) => text.split(' ') as [string, ...string[]])
  const wider = directives
    .filter(([name]) => !DROPPED.includes(name))
    .map(([name, ...sources]) => [name, ...(WIDER[name]?.(sources) ?? sources)].join(' '))
  return { ...headers, 'content-security-policy': [...wider, ...MORE].join('; ') }
}
