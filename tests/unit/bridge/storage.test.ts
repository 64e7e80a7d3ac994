import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isFlag = (value: unknown): value is true => value === true
const store = new Map<string, string>()
const fake = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => void store.set(key, text),
  removeItem: (key: string) => void store.delete(key),
}
const throwDenied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const importStorage = () => import('#shared/bridge/storage.ts')

beforeEach(() => {
  store.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', fake)
})
afterEach(() => vi.unstubAllGlobals())

test('a value is stored, read and removed', async () => {
  const { readStored, removeStored, writeStored } = await importStorage()
  expect(readStored('guide', isFlag)).toBeUndefined()
  writeStored('guide', true)
  expect([store.get('guide'), readStored('guide', isFlag)]).toEqual(['true', true])
  removeStored('guide')
  expect([store.has('guide'), readStored('guide', isFlag)]).toEqual([false, undefined])
})

test.for(['{broken', '', 'null', '"true"', '{"a":1}'])('garbage %o is removed', async (text) => {
  store.set('guide', text)
  const { readStored } = await importStorage()
  expect(readStored('guide', isFlag)).toBeUndefined()
  expect(store.has('guide')).toBe(false)
})

test.for([
  ['every call throws', { getItem: throwDenied, setItem: throwDenied, removeItem: throwDenied }],
  ['writing throws', { ...fake, setItem: throwDenied }],
  ['there is no storage', undefined],
] as const)('%s: the value lives as long as the page', async ([, broken]) => {
  vi.stubGlobal('localStorage', broken)
  const { readStored, removeStored, writeStored } = await importStorage()
  expect(readStored('guide', isFlag)).toBeUndefined()
  writeStored('guide', true)
  expect(readStored('guide', isFlag)).toBe(true)
  removeStored('guide')
  expect(readStored('guide', isFlag)).toBeUndefined()
})

test('a full phone: the new value counts, not the old one on disk', async () => {
  store.set('count', '1')
  vi.stubGlobal('localStorage', { ...fake, setItem: throwDenied })
  const { readStored, writeStored } = await importStorage()
  writeStored('count', 2)
  const readCount = () => readStored('count', (value): value is number => typeof value === 'number')
  expect(readCount()).toBe(2)
  // There is room again.
  vi.stubGlobal('localStorage', fake)
  writeStored('count', 3)
  expect(readCount()).toBe(3)
})
