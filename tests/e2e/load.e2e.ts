import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { fenceOf } from '#scripts/site/build/check-size.ts'
import { pageCosts, perMillion } from '#scripts/workbench/load/cost.ts'
import { overloadedOpenings } from '#scripts/workbench/load/overload.ts'
import { runLoad } from '#scripts/workbench/load/run.ts'
import { sharedBrowser } from './seats.ts'

test('under load no page is lost, the service stopped half way', async () => {
  const [plain, shared, remembered, alone] = await runLoad({
    dist: inject('dist'),
    requests: 200,
    connections: 16,
  })
  for (const phase of [plain, shared, remembered, alone]) expect(phase).toMatchObject({ requests: 200, failures: 0 })
  // Half of the links name an item that exists; a busy machine may be too late for some.
  expect(shared!.withItem).toBeGreaterThan(0)
  expect(remembered!.withItem).toBeGreaterThan(0)
  expect(alone!.withItem).toBe(0)
})

test('openings of share pages send a service that answers 503 at most 1.3 requests for each call', async () => {
  const pages = ['pkShare', 'courseSharing'] as const
  const openings = await overloadedOpenings({ dist: inject('dist'), browser: await sharedBrowser(), pages })
  expect(openings.map(({ page }) => page)).toEqual(pages)
  for (const { page, calls, requests } of openings) expect(requests / calls, page).toBeLessThanOrEqual(1.3)
})

test('a million openings of a share page', () => {
  const course = pageCosts(inject('dist')).find(({ page }) => page === 'courseSharing')!
  expect(course.usesEdge).toBe(true)
  expect(perMillion({ ...course, html: 4000, files: 6000 })).toEqual({ gigabytes: 10, edgeCalls: 1_000_000 })
  expect(course.html + course.firstFiles).toBeLessThan(fenceOf('courseSharing'))
})

test('the costs that scripts/site/deploy/README.md tells are those of the build', () => {
  const costs = pageCosts(inject('dist'))
  const told = [...readFileSync(`${ROOT}scripts/site/deploy/README.md`, 'utf8').matchAll(/\/(\w+) ([\d.]+) GB/g)]
  expect(told.length).toBeGreaterThan(4)
  for (const [, page, gigabytes] of told) {
    const cost = costs.find((one) => one.page === page)!
    // Further than that somebody has meant it, and tells it there.
    expect(Math.abs(perMillion(cost).gigabytes / Number(gigabytes) - 1), page).toBeLessThan(0.05)
  }
})
