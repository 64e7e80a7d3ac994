import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leavePlace, takePlace } from '#pages/bodyFatScale/place.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  from('https://h5.example/analysis?type=2')
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})
const from = (referrer: string) => vi.stubGlobal('document', { referrer })

test('the place is found again on the way back from the analysis, once', () => {
  leavePlace({ top: 812, isWhole: true })
  expect(takePlace()).toEqual({ top: 812, isWhole: true })
  expect(takePlace()).toBeUndefined()
})

test('it is found by the Back of a phone, too', () => {
  from('')
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'back_forward' }] })
  leavePlace({ top: 812, isWhole: true })
  expect(takePlace()).toEqual({ top: 812, isWhole: true })
})

const ELSEWHERE = ['', 'https://h5.example/bodyFatScaleList?no=R1', 'https://h5.example/analysisOf']
test.for(ELSEWHERE)('coming from %o the page opens at its top, and so it does next time', (referrer) => {
  leavePlace({ top: 812, isWhole: true })
  from(referrer)
  expect(takePlace()).toBeUndefined()
  from('https://h5.example/analysis')
  expect(takePlace()).toBeUndefined()
})

test.for(['rubbish', 'null', '{"top":"far"}'])('garbage in the storage (%s) is no place to jump to', (garbage) => {
  leavePlace({ top: 1, isWhole: false })
  for (const key of kept.keys()) kept.set(key, garbage)
  expect(takePlace()?.top ?? 0).toBe(0)
})

test('a phone without storage works too', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  leavePlace({ top: 1, isWhole: false })
  expect(takePlace()).toBeUndefined()
})
