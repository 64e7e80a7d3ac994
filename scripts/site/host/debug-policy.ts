import type { Headers } from '#scripts/site/build/headers.ts'

/** What the console of a test build needs besides (eruda): styles and markup of its own, and to run what a tester types. */
const WIDER: Record<string, (sources: readonly string[]) => readonly string[]> = {
  'style-src': (sources) => [...sources.filter((source) => !source.startsWith("'sha256-")), "'unsafe-inline'"],
  'script-src': (sources) => [...sources, "'unsafe-eval'"],
}
/** Its font, and the handlers in its markup; scripts in markup stay forbidden. */
const MORE = ['font-src data:', "script-src-attr 'unsafe-inline'"]
const DROPPED = ['require-trusted-types-for', 'trusted-types', 'font-src']

/**
 * The headers of a page of a test build whose policy lets the console draw: for addresses with `?debug=1`, for all where a host cannot
 * look at a query (shared/app/debug/README.md). No production build has it.
 */
export function debugHeaders(headers: Headers): Headers {
  const policy = headers['content-security-policy']
  if (!policy) return headers
  const directives = policy.split('; ').map((text) => text.split(' ') as [string, ...string[]])
  const wider = directives
    .filter(([name]) => !DROPPED.includes(name))
    .map(([name, ...sources]) => [name, ...(WIDER[name]?.(sources) ?? sources)].join(' '))
  return { ...headers, 'content-security-policy': [...wider, ...MORE].join('; ') }
}
