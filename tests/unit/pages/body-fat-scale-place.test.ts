import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeScroll, takeStoredScroll } from '#pages/bodyFatScale/scroll-position.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  setReferrer('https://h5.example/analysis?type=2')
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})
const setReferrer = (referrer: string) => vi.stubGlobal('document', { referrer })

test('the place is found again on the way back from the analysis, once', () => {
  storeScroll({ top: 812, isExpanded: true })
  expect(takeStoredScroll()).toEqual({ top: 812, isExpanded: true })
  expect(takeStoredScroll()).toBeUndefined()
})

test('it is found by the Back of a phone, too', () => {
  setReferrer('')
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'back_forward' }] })
  storeScroll({ top: 812, isExpanded: true })
  expect(takeStoredScroll()).toEqual({ top: 812, isExpanded: true })
})

const ELSEWHERE = ['', 'https://h5.example/bodyFatScaleList?no=R1', 'https://h5.example/analysisOf']
test.for(ELSEWHERE)('coming from %o the page opens at its top, and so it does next time', (referrer) => {
  storeScroll({ top: 812, isExpanded: true })
  setReferrer(referrer)
  expect(takeStoredScroll()).toBeUndefined()
  setReferrer('https://h5.example/analysis')
  expect(takeStoredScroll()).toBeUndefined()
})

test.for(['rubbish', 'null', '{"top":"far"}'])('garbage in the storage (%s) is no place to jump to', (garbage) => {
  storeScroll({ top: 1, isExpanded: false })
  for (const key of stored.keys()) stored.set(key, garbage)
  expect(takeStoredScroll()?.top ?? 0).toBe(0)
})

test('a phone without storage works too', () => {
  const throwRefused = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: throwRefused, setItem: throwRefused, removeItem: throwRefused })
  storeScroll({ top: 1, isExpanded: false })
  expect(takeStoredScroll()).toBeUndefined()
})
