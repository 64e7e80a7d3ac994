import { TIMEOUT_MS } from '#shared/api/reply.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { readStored, removeStored, writeStored } from '#shared/bridge/storage.ts'

/** When a change was begun whose outcome no page has heard, and when the last one ended; the service's clock, epoch milliseconds. */
const [BEGUN, ENDED] = ['change-begun', 'change-ended'] as const
/** So long after a page was left in the midst of a change, the next one looks what has become of it; the last time when the request would have ended. */
const LOOKS_MS = [3000, 10_000, TIMEOUT_MS]
/** By then a change has been made or not, whatever became of its answer. */
const OVER_MS = 60_000

const isNumber = (value: unknown): value is number => typeof value === 'number'
let running = 0

/** A change is under way. @returns to be called when its outcome is known, or nobody waits for it any more: the other pages on this phone hear of it */
export function beginChange(): () => void {
  running++
  writeStored(BEGUN, serverNow())
  return () => {
    if (--running === 0) removeStored(BEGUN)
    writeStored(ENDED, serverNow())
  }
}

/** Differs as soon as there has been another change on this phone: what was read before may be out of date. */
export const lastChange = (): number | undefined => readStored(ENDED, isNumber)

/** The page comes after one that was left in the midst of a change: what it reads at once may be from before it, so it reads again. */
export function lookAfterChange(): void {
  const begun = readStored(BEGUN, isNumber)
  if (begun === undefined || running) return
  LOOKS_MS.forEach((ms, look) => {
    setTimeout(() => {
      if (readStored(BEGUN, isNumber) !== begun) return
      const isOver = Math.abs(serverNow() - begun) > OVER_MS
      if (isOver || look === LOOKS_MS.length - 1) removeStored(BEGUN)
      if (isOver) return
      writeStored(ENDED, serverNow())
      // As the phone's other pages hear it by themselves.
      dispatchEvent(new Event('storage'))
    }, ms)
  })
}
