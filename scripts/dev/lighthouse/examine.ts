import { getRoute } from '#scripts/base/page-names.ts'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
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

/**
 * On a busy machine Lighthouse sometimes misses the start of its own trace and asks for another
 * run.
 */
const TRIES = 3

interface Visit {
  address: string
  /** Port of the browser's debugging protocol. */
  port: number
  isMember: boolean
  runs: number
}

/**
 * Examine a page several times; the run with the middle performance counts.
 * @throws Error when Lighthouse could not
 */
export async function measurePage({ address, port, isMember, runs }: Visit): Promise<Score> {
  const scores: Score[] = []
  for (let run = 0; run < runs; run++) scores.push(await runLighthouse(address, port, isMember, TRIES))
  return scores.sort((a, b) => a.performance - b.performance)[runs >> 1]!
}

async function runLighthouse(address: string, port: number, isMember: boolean, tries: number): Promise<Score> {
  // It takes seconds to load, which `--help` and a mistyped option need not wait for.
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    emulatedUserAgent: isMember ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
  })
  if (result?.lhr.runtimeError && tries > 1) return runLighthouse(address, port, isMember, tries - 1)
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  const getPoints = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const getNumericValue = (id: string) => audits[id]?.numericValue ?? 0
  const others = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
  return {
    performance: getPoints('performance'),
    accessibility: getPoints('accessibility'),
    bestPractices: getPoints('best-practices'),
    seo: getPoints('seo'),
    lcp: getNumericValue('largest-contentful-paint'),
    tbt: getNumericValue('total-blocking-time'),
    cls: getNumericValue('cumulative-layout-shift'),
    failed: others.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

/**
 * Pages that set noindex on purpose. Lighthouse fetches robots.txt from the page, which the policy
 * of pages with a foreign frame blocks.
 */
const isMeant = (name: RouteName, audit: string) =>
  (audit === 'is-crawlable' || audit === 'robots-txt') && getRoute(name).noindex === true

/**
 * What a page has missed: public pages 99 points of performance, chart pages 95, and all points of
 * the rest.
 */
export function findMissedGoals(name: RouteName, { performance, failed }: Score): string[] {
  const { access, chart } = getRoute(name)
  const min = chart ? 95 : access === 'public' ? 99 : 0
  return [...(performance < min ? [`性能低于 ${min}`] : []), ...failed.filter((audit) => !isMeant(name, audit))]
}
