// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { notifyNative } from '#shared/bridge/native.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { openNativePage, useFront, useReturn } from '#shared/features/member/open-native-page.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

vi.mock('#shared/bridge/native.ts', async (load) => ({ ...(await load<object>()), notifyNative: vi.fn() }))
setStage()
beforeEach(() => void vi.mocked(notifyNative).mockResolvedValue(true))

type Hint = 'hidden' | 'visible'
/** What a page does all the time on some phones, or as the standard says. */
function setVisibility(hint: Hint) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hint)
}
const dispatchHint = (name: string, more = {}) =>
  (name === 'visibilitychange' ? document : globalThis).dispatchEvent(
    Object.assign(new Event(name, { bubbles: name === 'visibilitychange' }), more),
  )

function Page({ onReturn, onFront }: Record<'onReturn' | 'onFront', () => void>) {
  useReturn(onReturn)
  useFront(onFront)
  return null
}

/** `returned`, `front`: how often each has run by then. */
const BACK: [Hint, string, afterMs: number, returned: number, front: number][] = [
  ['visible', 'visibilitychange', 40, 1, 1],
  ['visible', 'focus', 5000, 1, 0],
  ['visible', 'pageshow', 5000, 1, 0],
  ['visible', 'pointerdown', 5000, 1, 0],
  ['visible', 'pointerdown', 300, 0, 0],
  ['hidden', 'visibilitychange', 60_000, 0, 0],
  ['hidden', 'focus', 5000, 1, 0],
  ['hidden', 'focus', 31_000, 1, 1],
  ['hidden', 'pageshow', 31_000, 1, 1],
  ['hidden', 'pointerdown', 300, 0, 0],
  ['hidden', 'pointerdown', 5000, 1, 0],
  ['hidden', 'pointerdown', 31_000, 1, 1],
  ['hidden', 'online', 31_000, 0, 0],
]
test.for(BACK)('back from the shell, %s, by %s after %d ms', async ([hint, name, afterMs, returned, front]) => {
  const onReturn = vi.fn()
  const onFront = vi.fn()
  await renderView(<Page onReturn={onReturn} onFront={onFront} />)
  setVisibility(hint)
  await openNativePage('targetPlan', '目标计划')
  await passTime(afterMs)
  dispatchHint(name)
  dispatchHint(name)
  expect(onReturn).toHaveBeenCalledTimes(returned)
  expect(Math.min(onFront.mock.calls.length, 1)).toBe(front)
  dispatchHint('pointerdown')
})

const LEFT = ['pagehide', {}] as const
const SHOWN = ['pageshow', {}] as const
const CACHED = ['pageshow', { persisted: true }] as const
const RESTORES: [what: string, events: (readonly [string, object])[], times: number][] = [
  ['opened', [SHOWN], 0],
  ['opened, said twice', [SHOWN, SHOWN], 0],
  ['left', [SHOWN, LEFT], 0],
  ['out of the cache', [SHOWN, LEFT, CACHED], 1],
  ['out of the cache without saying so', [SHOWN, LEFT, SHOWN], 1],
  ['out of the cache, the leaving was not heard', [CACHED], 1],
  ['twice out of the cache', [LEFT, CACHED, LEFT, CACHED], 2],
  ['twice without saying so', [LEFT, SHOWN, LEFT, SHOWN], 2],
  ['once with and once without', [LEFT, CACHED, LEFT, SHOWN], 2],
  ['shown twice after one leaving', [LEFT, SHOWN, SHOWN], 1],
]
test.for(RESTORES)('a page %s', ([, events, times]) => {
  const then = vi.fn()
  const stop = onRestore(then)
  for (const [name, more] of events) dispatchHint(name, more)
  expect(then).toHaveBeenCalledTimes(times)
  stop()
  dispatchHint(...LEFT)
  dispatchHint(...CACHED)
  expect(then).toHaveBeenCalledTimes(times)
})

function Form() {
  const { mutate, isPending } = useMutation(
    { createCall: () => ({ method: 'POST', path: 'save' }), verify: async () => true },
    { notDone: '', onMutate: () => new Promise(() => {}), onSuccess: () => {} },
  )
  return (
    <button type="button" onClick={() => mutate(undefined)}>
      {isPending ? 'save' : 'none'}
    </button>
  )
}

test.for([{ persisted: true }, {}])('a change that was cut off can be tried again, %o', async (more) => {
  await renderView(<Form />)
  const button = document.querySelector('button')!
  button.click()
  await passTime(50)
  expect(button.textContent).toBe('save')
  dispatchHint(...LEFT)
  dispatchHint('pageshow', more)
  await passTime(50)
  expect(button.textContent).toBe('none')
})
