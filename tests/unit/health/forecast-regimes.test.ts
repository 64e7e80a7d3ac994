import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANGED, type Counted, count, FLAT, type Regime, STEADY } from './simulated.ts'

/** Of a regime; more where so few are shown a range that 600 would leave a dozen to judge by. */
const MEMBERS = 600
const MORE: Record<string, number> = { '0.05–0.15 kg a week': 2000 }
/** Percent of a steady regime that is shown a range at the least: silence would hold every limit below. */
const LEAST_SHOWN: Record<string, number> = {
  'white noise': 60,
  'noise of neighbours .4': 50,
  'sixty days, noise of 0.5 kg': 58,
  'a weigh-in a week': 60,
}
/** Percent below which a forecast that is shown counts as none. */
const SILENT = 10

const README = readFileSync('shared/health/README.md', 'utf8')
/** The README's table says what was counted. */
const isTold = (name: string, { shown, held, turned }: Counted) =>
  expect(README).toContain(`| ${name} | ${shown} | ${shown && Number.isFinite(held) ? held : '-'} | ${turned} |`)
const all = (regimes: Record<string, Regime>) => Object.entries(regimes)

test.for(all(STEADY))('a steady pace, %s: of what is shown 80–95 percent holds the true week', ([name, regime]) => {
  const counted = count(regime, MORE[name] ?? MEMBERS)
  isTold(name, counted)
  expect(counted.shown).toBeGreaterThanOrEqual(LEAST_SHOWN[name] ?? 0)
  expect(counted.held).toBeGreaterThanOrEqual(80)
  expect(counted.held).toBeLessThanOrEqual(95)
  expect(counted.turned).toBeLessThanOrEqual(1)
})

test.for(all(CHANGED))('a pace that changed, %s: 75 percent hold it, or nothing is shown', ([name, regime]) => {
  const counted = count(regime, MEMBERS)
  isTold(name, counted)
  if (counted.shown > SILENT) expect(counted.held).toBeGreaterThanOrEqual(75)
})

test.for(all(FLAT))('no pace now, %s: hardly ever a forecast', ([name, regime]) => {
  const counted = count(regime, MEMBERS)
  isTold(name, counted)
  // A week without movement cannot be told from noise: no more often than for who goes on.
  expect(counted.shown).toBeLessThanOrEqual(name === 'flat for 7 days' ? 60 : 10)
})
