import { routeOf } from '#scripts/base/page-names.ts'
import { USER_AGENTS } from '#scripts/workbench/browser/devices.ts'
import type { RouteName } from '#shared/routes.ts'

/** Points of 100; times in ms. */
export interface Score {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** Failed audits other than speed, by Lighthouse's names. */
  failed: string[]
}

/** On a busy machine Lighthouse sometimes misses the start of its own trace and asks for another run. */
const TRIES = 3

interface Visit {
  address: string
  /** Port of the browser's debugging protocol. */
  port: number
  isMember: boolean
  runs: number
}

/** Examine a page several times; the run with the middle performance counts. @throws Error when Lighthouse could not */
export async function examine({ address, port, isMember, runs }: Visit): Promise<Score> {
  const scores: Score[] = []
  for (let run = 0; run < runs; run++) scores.push(await once(address, port, isMember, TRIES))
  return scores.sort((a, b) => a.performance - b.performance)[runs >> 1]!
}

async function once(address: string, port: number, isMember: boolean, tries: number): Promise<Score> {
  // It takes seconds to load, which `--help` and a mistyped option need not wait for.
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    emulatedUserAgent: isMember ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
  })
  if (result?.lhr.runtimeError && tries > 1) return once(address, port, isMember, tries - 1)
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  const points = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? 0
  const others = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: others.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

/**
 * Pages that no search engine shall list say so on purpose. Lighthouse asks for robots.txt from within the page, which the
 * policy of the pages with a foreign frame forbids; those are not listed either.
 */
const isMeant = (name: RouteName, audit: string) =>
  (audit === 'is-crawlable' || audit === 'robots-txt') && routeOf(name).noindex === true

/** What a page has missed: public pages 99 points of performance, chart pages 95, and all points of the rest. */
export function missed(name: RouteName, { performance, failed }: Score): string[] {
  const { access, chart } = routeOf(name)
  const least = chart ? 95 : access === 'public' ? 99 : 0
  return [...(performance < least ? [`性能低于 ${least}`] : []), ...failed.filter((audit) => !isMeant(name, audit))]
}
