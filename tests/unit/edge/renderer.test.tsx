import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { location } from '#scripts/edge/rendering/location.ts'
import { createRenderer, type PageModule } from '#scripts/edge/rendering/renderer.ts'
import { getInitialModule } from '#shared/core/loading/initial-module.ts'

const createContext = (search: string) => ({
  origin: 'https://h5.example.com',
  search,
  title: '多人PK',
  replies: {},
})
const files = { script: "'sha256-own'", css: 'p{}' }
const delayValue = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))

/**
 * Shows the address it is drawn for, and two values that come one after the other, each for this
 * address alone.
 */
function Page() {
  const { search } = location
  const [item] = useState(() => getInitialModule(() => delayValue(`one of ${search}`, search === '?a' ? 9 : 1)))
  return (
    <main>
      {search} {item} <Inner search={search} />
    </main>
  )
}
function Inner({ search }: { search: string }) {
  const [two] = useState(() => getInitialModule(() => delayValue(`two of ${search}`, 4)))
  return <b>{two}</b>
}
let outcome: unknown
function Told() {
  const [reported] = useState(() => getInitialModule(async () => outcome))
  return <p>{JSON.stringify(reported ?? '')}</p>
}
/** Asks for more than anybody does. */
function Restless() {
  return <p>{[...Array(50).keys()].map((item) => getInitialModule(async () => item))}</p>
}
function Broken(): never {
  throw new TypeError('broken')
}

test('openings that are drawn at the same moment have nothing of one another', async () => {
  const pages = createRenderer({ pkShare: { Page, ...files } })
  const openings = ['?a', '?b', '?c', '?a', '?d']
  const createTestRenderer = await Promise.all(openings.map((search) => pages.html('pkShare', createContext(search))))
  expect(createTestRenderer).toEqual(
    openings.map((search) => ({
      html: `<main>${search} one of ${search} <b>two of ${search}</b></main>`,
      css: 'p{}',
      isAwaited: true,
    })),
  )
  expect(location.search).toBe('')
  expect(globalThis.__ahead).toBeUndefined()
})

test.for([
  ['an answer', { state: 'ready', value: 1 }, true],
  ['the word of the service', { state: 'failed', error: { errorCode: 'refused' } }, true],
  ['a line that the edge has not tried', { state: 'failed', error: { errorCode: 'network' } }, false],
  ['a part that is lost', undefined, true],
] as const)('drawn from %s', async ([, reported, isRendered]) => {
  outcome = reported
  const createTestRenderer = await createRenderer({ pkShare: { Page: Told, ...files } }).html(
    'pkShare',
    createContext(''),
  )
  expect(Boolean(createTestRenderer)).toBe(isRendered)
})

test('a page that asks without end is given up; an error stays one', async () => {
  const createTestRenderer = (Page: () => ReactNode) =>
    createRenderer({ pkShare: { Page: Page as PageModule['Page'], ...files } }).html('pkShare', createContext(''))
  await expect(createTestRenderer(Restless)).rejects.toThrow('/pkShare')
  await expect(createTestRenderer(Broken)).rejects.toThrow('broken')
})

test.for([
  ["script-src 'self' 'sha256-own'; style-src 'self'", true],
  ["script-src 'self' 'sha256-other'", false],
  [null, false],
] as const)('a page with the policy %s is of this build: %s', ([policy, fits]) => {
  const pages = createRenderer({ pkShare: { Page, ...files } })
  expect(pages.fits('pkShare', policy)).toBe(fits)
  expect(pages.fits('groupShare', policy)).toBe(false)
})
