import { expect, test } from 'vitest'
import { CHANGED, count, FLAT, type Regime, STEADY } from './simulated.ts'

/**
 * How many members of a regime are counted; more where so few are shown a range that 600 would leave a dozen to judge by. An ordinary
 * run counts as many for the first regime of each kind, a quarter for the others, and none where so few say too little.
 */
const sizeOf = (name: string) => (isWhole(name) ? (MORE[name] ?? 600) : 150)
const MORE: Record<string, number> = { '0.05–0.15 kg a week': 2000 }
const FEW_SAY_LITTLE = ['0.05–0.15 kg a week', 'noise of neighbours .95']
const FIRST = [STEADY, CHANGED, FLAT].map((regimes) => Object.keys(regimes)[0])
const isRelease = process.env.MATRIX === 'all'
const isWhole = (name: string) => isRelease || FIRST.includes(name)
/** Percent of a steady regime that is shown a range at the least: silence would hold every limit below. */
const LEAST_SHOWN: Record<string, number> = {
  'white noise': 60,
  'noise of neighbours .4': 50,
  'sixty days, noise of 0.5 kg': 58,
  'a weigh-in a week': 60,
}
/** Percent below which a forecast that is shown counts as none. */
const SILENT = 10

const all = (regimes: Record<string, Regime>) =>
  Object.entries(regimes).filter(([name]) => isRelease || !FEW_SAY_LITTLE.includes(name))

test.for(all(STEADY))('a steady pace, %s: of what is shown 80–95 percent holds the true week', ([name, regime]) => {
  const { shown, held, turned } = count(regime, sizeOf(name))
  expect(shown).toBeGreaterThanOrEqual(LEAST_SHOWN[name] ?? 0)
  expect(held).toBeGreaterThanOrEqual(80)
  expect(held).toBeLessThanOrEqual(95)
  expect(turned).toBeLessThanOrEqual(1)
})

test.for(all(CHANGED))('a pace that changed, %s: 75 percent hold it, or nothing is shown', ([name, regime]) => {
  const { shown, held } = count(regime, sizeOf(name))
  if (shown > SILENT) expect(held).toBeGreaterThanOrEqual(75)
})

test.for(all(FLAT))('no pace now, %s: hardly ever a forecast', ([name, regime]) => {
  const { shown } = count(regime, sizeOf(name))
  // A week without movement cannot be told from noise: no more often than for who goes on.
  expect(shown).toBeLessThanOrEqual(name === 'flat for 7 days' ? 60 : 10)
})
