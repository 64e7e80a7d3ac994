import { useEffect, useMemo, useRef, useState } from 'react'
import { type Fresh, parseFreshMeasurement, readHistory } from '#shared/api/composition.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { callNative } from '#shared/bridge/native.ts'
import { LOADING, type Remote } from '#shared/core/loading/remote.ts'
import { useRemote } from '#shared/data/use-remote.ts'
import { readBody } from '#shared/features/member/cached-body.ts'
import { parseFormCode } from '#shared/health/body-form.ts'
import { getFreshMass, normalizeScale } from '#shared/health/scale-results.ts'
import type { Source } from './model.ts'

/** The measurement in the shell's answer, every number as a scale's is shown; undefined where there is none. Water and muscle come
 *  in percent and become kg, unless a field that says so carries the mass. `water_content` of the shell says no mass: it is a
 *  percentage, where `moisture` is missing. */
export function parseMeasurement(reply: unknown): Fresh | undefined {
  const fresh = parseFreshMeasurement(reply)
  if (!fresh?.weight) return undefined
  const { weight, moisture, muscle, water_mass, muscle_mass, water_content } = fresh
  return normalizeScale({
    ...fresh,
    // A number below 0 would become 0, which is a form.
    bt: parseFormCode(fresh.bt),
    water_content: getFreshMass(water_mass, moisture ?? water_content, weight),
    muscle_mass: getFreshMass(muscle_mass, muscle, weight),
  })
}

/** Everything the service knows. Without the profile the verdicts that need it are missing, nothing else. @throws ServiceError without the history */
async function loadHistory(signal: AbortSignal): Promise<Source> {
  const [history, body] = await Promise.all([readHistory(signal), readBody(signal)])
  return { history, body, now: getServerTime() }
}

/** What the service knows beside a fresh measurement, which shows without any of it. */
async function loadContext(signal: AbortSignal): Promise<Pick<Source, 'history' | 'body'>> {
  const [history, body] = await Promise.all([readHistory(signal).catch(() => undefined), readBody(signal)])
  return { history, body }
}

/** The measurement that the scale has just made; undefined where the shell hands over none. @throws when the shell does not answer */
async function loadFresh(): Promise<Fresh | undefined> {
  return parseMeasurement(await callNative('getGeneralData', { business: 'getBodyFatScale' }))
}

/** How long a fresh measurement waits for its trend and whose it is: together they are one picture, but the service may be slow. */
const PATIENCE_MS = 2000

/** What the page shows as a rule: the member's history. */
export const useHistory = () => useRemote(loadHistory)

/** What it shows right after a measurement. The shell has that at hand: what the service adds may come later, or not at all. */
export function useFresh() {
  const given = useRef<Fresh>(undefined)
  const shell = useRemote(async () => {
    const fresh = await loadFresh()
    // Asked again, when the member is back from another page, the shell hands over the same measurement, or has handed it over for
    // good: what is not saved yet is nowhere else.
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(given.current)) {
      given.current = fresh
      // What is shown by now was made before it: the one before may have been saved since.
      if (shown.current) service.reload()
    }
    return given.current
  })
  const service = useRemote(loadContext)
  const added = service.remote.state === 'ready' ? service.remote.value : undefined
  const isLate = useIsLate(PATIENCE_MS)
  const isComplete = service.remote.state !== 'loading' || isLate
  const shown = useRef<Source>(undefined)
  /** Of the measurement before: it stands beside the present one until the service answers. */
  const outdated = useRef<Source['history']>(undefined)
  const remote = useMemo((): Remote<Source> => {
    if (shell.remote.state !== 'ready') return shell.remote
    if (!isComplete) return LOADING
    const fresh = shell.remote.value
    const before = shown.current
    const isSame = fresh && before?.fresh === fresh
    const cached = added?.history ?? before?.history
    if (!isSame && before) outdated.current = cached
    // A history that is asked for again may hold this measurement by now.
    const isStored = isSame && before.history && before.history !== outdated.current
    // The service's clock, which its first answer has set.
    const context = isStored ? { history: before.history, now: before.now } : { history: cached, now: getServerTime() }
    shown.current = { ...added, fresh, ...context }
    return { state: 'ready', value: shown.current }
  }, [shell.remote, added, isComplete])
  const runBoth = (act: 'reload' | 'retry') => () => {
    shell[act]()
    service[act]()
  }
  return { remote, reload: runBoth('reload'), retry: runBoth('retry') }
}

/** Whether so many milliseconds have gone by. */
function useIsLate(ms: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}
