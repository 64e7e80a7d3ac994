// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Source } from '#pages/bodyComposition/model.ts'
import { useFresh } from '#pages/bodyComposition/use-source.ts'
import type { QueryResult } from '#shared/data/use-query.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

const world = vi.hoisted(() => ({ given: {} as object, history: 1, isSilent: false }))
vi.mock('#shared/bridge/native.ts', () => ({ callNative: async () => world.given }))
vi.mock('#shared/features/member/cached-body.ts', () => ({ fetchBody: async () => undefined }))
vi.mock('#shared/api/composition.ts', async (original) => ({
  ...(await original<object>()),
  HISTORY_QUERY: {
    queryKey: 'history',
    queryFn: () => (world.isSilent ? new Promise(() => {}) : Promise.resolve({ asked: world.history++ })),
  },
}))

setStage()

let source: QueryResult<Source>
function Example() {
  source = useFresh()
  return null
}
const getValue = () => source.data
const reloadWith = async (given: object) => {
  world.given = given
  await passTime(60_000)
  source.refetch()
  await passTime(50)
}

test('back from another page: the same measurement keeps its time and the history beside it, another one has its own', async () => {
  world.given = { weight: 60 }
  await renderView(<Example />)
  const first = getValue()!
  expect(first).toMatchObject({ fresh: { weight: 60 }, history: { asked: 1 } })
  await reloadWith({ weight: 60 })
  expect(getValue()).toEqual(first)
  // Handed over for good.
  await reloadWith({})
  expect(getValue()).toEqual(first)
  await reloadWith({ weight: 61 })
  expect(getValue()!.fresh).toEqual({ weight: 61 })
  // Neither the first one's history nor one that was asked for before: the other one may have been
  // saved since.
  const second = getValue()!
  expect(second.history).toMatchObject({ asked: world.history - 1 })
  await reloadWith({})
  expect(getValue()).toEqual(second)
  expect(second.now).toBeGreaterThan(first.now)
})

test('a service that is silent is waited for two seconds', async () => {
  Object.assign(world, { given: { weight: 60 }, isSilent: true })
  await renderView(<Example />)
  expect(source.status).toBe('pending')
  await passTime(2000)
  expect(getValue()).toMatchObject({ fresh: { weight: 60 } })
  expect(getValue()!.history).toBeUndefined()
})
