import { expect, test } from 'vitest'
import { CHANGED, countVerdicts, FLAT, type Regime, STEADY } from './simulated.ts'

/**
 * The number of simulated members of a regime; more where few get a range. An ordinary run takes a
 * quarter, except for the first regime of each kind.
 */
const getSize = (name: string) => (isComplete(name) ? (MORE[name] ?? 600) : 150)
const MORE: Record<string, number> = { '0.05–0.15 kg a week': 2000 }
const FEW_SAY_LITTLE = ['0.05–0.15 kg a week', 'noise of neighbours .95']
const FIRST = [STEADY, CHANGED, FLAT].map((regimes) => Object.keys(regimes)[0])
const isRelease = process.env.MATRIX === 'all'
const isComplete = (name: string) => isRelease || FIRST.includes(name)
/**
 * Percent of a steady regime that is shown a range at the least: silence would hold every limit
 * below.
 */
const MIN_DISPLAYED: Record<string, number> = {
  'white noise': 60,
  'noise of neighbours .4': 50,
  'sixty days, noise of 0.5 kg': 58,
  'a weigh-in a week': 60,
}
/** Percent below which a forecast that is shown counts as none. */
const SILENT = 10

const getRegimes = (regimes: Record<string, Regime>) =>
  Object.entries(regimes).filter(([name]) => isRelease || !FEW_SAY_LITTLE.includes(name))

test.for(getRegimes(STEADY))(
  'a steady pace, %s: of what is shown 80–95 percent holds the true week',
  ([name, regime]) => {
    const { displayed, held, turned } = countVerdicts(regime, getSize(name))
    expect(displayed).toBeGreaterThanOrEqual(MIN_DISPLAYED[name] ?? 0)
    expect(held).toBeGreaterThanOrEqual(80)
    expect(held).toBeLessThanOrEqual(95)
    expect(turned).toBeLessThanOrEqual(1)
  },
)

test.for(getRegimes(CHANGED))('a pace that changed, %s: 75 percent hold it, or nothing is shown', ([name, regime]) => {
  const { displayed, held } = countVerdicts(regime, getSize(name))
  if (displayed > SILENT) expect(held).toBeGreaterThanOrEqual(75)
})

test.for(getRegimes(FLAT))('no pace now, %s: hardly ever a forecast', ([name, regime]) => {
  const { displayed } = countVerdicts(regime, getSize(name))
  // A week without movement looks like noise, so it is no more often than for a continuing trend.
  expect(displayed).toBeLessThanOrEqual(name === 'flat for 7 days' ? 60 : 10)
})
