import { expect, test } from 'vitest'
import { createRenderer, type PageModule, type RenderContext } from '#scripts/edge/rendering/renderer.ts'
import { getCallKey } from '#shared/api/call.ts'
import { ServiceError } from '#shared/api/errors.ts'
import { text } from '#shared/api/fields.ts'
import { createQuery } from '#shared/api/query.ts'
import { object } from '#shared/api/schema.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'

const createItemQuery = (no: string) =>
  createQuery({ method: 'GET', path: 'api/item', query: { no } }, object({ name: text() }), async (reply) => {
    const { name } = await reply
    if (!name) throw new ServiceError('refused', '查询失败')
    return name
  })
const LATER = lazyModule(async () => 'below')
const Below = lazyComponent(LATER, (name) => () => <i>{name}</i>)
const ERROR = lazyModule(async () => FailureCard)
const Failure = lazyComponent(ERROR, (Card) => Card)
function FailureCard({ error }: ErrorStateProps) {
  return <p>{error.message}</p>
}
function Broken(): never {
  throw new TypeError('broken')
}

function Page({ search }: PageProps) {
  const { no } = queryIds(search, 'no')
  return (
    <QueryView query={useQuery(requireIds(search, [no], createItemQuery(no)))} errorState={Failure} skeleton={<s />}>
      {(name) => (
        <main>
          {no} {name} <Below />
        </main>
      )}
    </QueryView>
  )
}
const page: PageModule = { Page, modules: { below: LATER, error: ERROR }, script: "'sha256-own'", css: 'p{}' }

function createContext(no: string, reply?: object): RenderContext {
  const query = createItemQuery(no)
  return {
    origin: 'https://h5.example.com',
    search: `?no=${no}`,
    queries: [query],
    replies: reply ? { [getCallKey(query.calls[0]!)]: { text: JSON.stringify(reply) } } : {},
    staleKeys: [],
    isIncomplete: false,
    date: '',
  }
}
const createReply = (name: string) => ({ code: 0, data: { name } })

test('views that are rendered at the same moment have nothing of one another', async () => {
  const renderer = createRenderer({ pkShare: page })
  const names = ['a', 'b', 'c', 'a', 'd']
  const views = await Promise.all(
    names.map((no) => renderer.render('pkShare', createContext(no, createReply(`item ${no}`)))),
  )
  expect(views).toEqual(
    names.map((no) => ({
      html: `<main>${no} item ${no} <i>below</i></main>`,
      css: 'p{}',
      data: {
        queries: { [createItemQuery(no).queryKey]: { status: 'success', data: `item ${no}` } },
        date: '',
        modules: ['below'],
      },
    })),
  )
  expect(pageGlobals.server).toBeUndefined()
})

test.for([
  ['the data of the service', createReply('课'), '<main>a 课 <i>below</i></main>'],
  ['its refusal', { code: 404, msg: '没有这节课' }, '<p>没有这节课</p>'],
  ['data without what the page needs', createReply(''), '<p>查询失败</p>'],
  ['a service that is busy', { code: 503, msg: '' }, undefined],
  ['no answer', undefined, undefined],
] as const)('rendered from %s', async ([, reply, html]) => {
  const view = await createRenderer({ pkShare: page }).render('pkShare', createContext('a', reply))
  expect(view.html).toBe(html)
  expect(Object.keys(view.data.queries)).toHaveLength(html === undefined ? 0 : 1)
})

test('a link without its id is rendered as such; a stale reply is marked for the page', async () => {
  const renderer = createRenderer({ pkShare: page })
  const plain = { ...createContext(''), queries: [], isIncomplete: true }
  expect(await renderer.render('pkShare', plain)).toMatchObject({ html: '<p></p>', data: { modules: ['error'] } })
  const context = createContext('a', createReply('课'))
  const { data } = await renderer.render('pkShare', { ...context, staleKeys: Object.keys(context.replies) })
  expect(Object.values(data.queries)).toEqual([{ status: 'success', data: '课', isStale: true }])
})

test('a page that fails to render is an error', async () => {
  const renderer = createRenderer({ pkShare: { ...page, Page: Broken } })
  await expect(renderer.render('pkShare', createContext('a', createReply('课')))).rejects.toThrow('broken')
  expect(pageGlobals.server).toBeUndefined()
})
