import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { type DrawnPage, drawing } from '#scripts/site/edge/drawing/drawing.ts'
import { location } from '#scripts/site/edge/drawing/place.ts'
import { ahead } from '#shared/core/loading/ahead.ts'

const at = (search: string) => ({
  origin: 'https://h5.example.com',
  search,
  title: '多人PK',
  replies: {},
})
const files = { script: "'sha256-own'", css: 'p{}' }
const later = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))

/** Shows the address it is drawn for, and two values that come one after the other, each for this address alone. */
function Page() {
  const { search } = location
  const [one] = useState(() => ahead(() => later(`one of ${search}`, search === '?a' ? 9 : 1)))
  return (
    <main>
      {search} {one} <Inner search={search} />
    </main>
  )
}
function Inner({ search }: { search: string }) {
  const [two] = useState(() => ahead(() => later(`two of ${search}`, 4)))
  return <b>{two}</b>
}
let outcome: unknown
function Told() {
  const [told] = useState(() => ahead(async () => outcome))
  return <p>{JSON.stringify(told ?? '')}</p>
}
/** Asks for more than anybody does. */
function Restless() {
  return <p>{[...Array(50).keys()].map((one) => ahead(async () => one))}</p>
}
function Broken(): never {
  throw new TypeError('broken')
}

test('openings that are drawn at the same moment have nothing of one another', async () => {
  const pages = drawing({ pkShare: { Page, ...files } })
  const openings = ['?a', '?b', '?c', '?a', '?d']
  const drawn = await Promise.all(openings.map((search) => pages.html('pkShare', at(search))))
  expect(drawn).toEqual(
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
  ['the word of the service', { state: 'failed', error: { fault: 'refused' } }, true],
  ['a line that the edge has not tried', { state: 'failed', error: { fault: 'network' } }, false],
  ['a part that is lost', undefined, true],
] as const)('drawn from %s', async ([, told, isDrawn]) => {
  outcome = told
  const drawn = await drawing({ pkShare: { Page: Told, ...files } }).html('pkShare', at(''))
  expect(Boolean(drawn)).toBe(isDrawn)
})

test('a page that asks without end is given up; an error stays one', async () => {
  const drawn = (Page: () => ReactNode) =>
    drawing({ pkShare: { Page: Page as DrawnPage['Page'], ...files } }).html('pkShare', at(''))
  await expect(drawn(Restless)).rejects.toThrow('/pkShare')
  await expect(drawn(Broken)).rejects.toThrow('broken')
})

test.for([
  ["script-src 'self' 'sha256-own'; style-src 'self'", true],
  ["script-src 'self' 'sha256-other'", false],
  [null, false],
] as const)('a page with the policy %s is of this build: %s', ([policy, fits]) => {
  const pages = drawing({ pkShare: { Page, ...files } })
  expect(pages.fits('pkShare', policy)).toBe(fits)
  expect(pages.fits('groupShare', policy)).toBe(false)
})
