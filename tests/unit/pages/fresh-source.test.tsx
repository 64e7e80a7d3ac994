// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Source } from '#pages/bodyComposition/model.ts'
import { useFresh } from '#pages/bodyComposition/use-source.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

const world = vi.hoisted(() => ({ given: {} as object, history: 1, isSilent: false }))
vi.mock('#shared/bridge/native.ts', () => ({ callNative: async () => world.given }))
vi.mock('#shared/app/member/known-body.ts', () => ({ readBody: async () => undefined }))
vi.mock('#shared/api/composition.ts', async (original) => ({
  ...(await original<object>()),
  readHistory: () => (world.isSilent ? new Promise(() => {}) : Promise.resolve({ asked: world.history++ })),
}))

setStage()

let remote: Remote<Source>
let reload: () => void
function Example() {
  const fresh = useFresh()
  remote = fresh.remote
  reload = fresh.reload
  return null
}
const shown = () => (remote.state === 'ready' ? remote.value : undefined)
const again = async (given: object) => {
  world.given = given
  await pass(60_000)
  reload()
  await pass(50)
}

test('back from another page: the same measurement keeps its time and the history beside it, another one has its own', async () => {
  world.given = { weight: 60 }
  await draw(<Example />)
  const first = shown()!
  expect(first).toMatchObject({ fresh: { weight: 60 }, history: { asked: 1 } })
  await again({ weight: 60 })
  expect(shown()).toEqual(first)
  // Handed over for good.
  await again({})
  expect(shown()).toEqual(first)
  await again({ weight: 61 })
  expect(shown()!.fresh).toEqual({ weight: 61 })
  // Neither the first one's history nor one that was asked for before: the other one may have been saved since.
  const second = shown()!
  expect(second.history).toMatchObject({ asked: world.history - 1 })
  await again({})
  expect(shown()).toEqual(second)
  expect(second.now).toBeGreaterThan(first.now)
})

test('a service that is silent is waited for two seconds', async () => {
  Object.assign(world, { given: { weight: 60 }, isSilent: true })
  await draw(<Example />)
  expect(remote.state).toBe('loading')
  await pass(2000)
  expect(shown()).toMatchObject({ fresh: { weight: 60 } })
  expect(shown()!.history).toBeUndefined()
})
