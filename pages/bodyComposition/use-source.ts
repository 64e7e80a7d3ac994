import { useEffect, useMemo, useRef, useState } from 'react'
import { type Fresh, HISTORY_QUERY, parseFreshMeasurement } from '#shared/api/composition.ts'
import type { Fetch } from '#shared/api/query.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { callNative } from '#shared/bridge/native.ts'
import type { QueryState } from '#shared/data/query-cache.ts'
import { type QueryResult, useQuery } from '#shared/data/use-query.ts'
import { fetchBody } from '#shared/features/member/cached-body.ts'
import { parseFormCode } from '#shared/health/body-form.ts'
import { getFreshMass, normalizeScale } from '#shared/health/scale-results.ts'
import type { Source } from './model.ts'

/**
 * Parses the shell's reply to a measurement with the decimals of a scale; undefined without a
 * weight. Water and muscle are percentages and converted to kg, unless `water_mass` or
 * `muscle_mass` is sent. `water_content` of the shell is a percentage too, used if `moisture` is
 * missing.
 */
export function parseMeasurement(reply: unknown): Fresh | undefined {
  const fresh = parseFreshMeasurement(reply)
  if (!fresh?.weight) return undefined
  const { weight, moisture, muscle, water_mass, muscle_mass, water_content } = fresh
  return normalizeScale({
    ...fresh,
    // Without parsing, a negative code would become 0, which is a valid form.
    bt: parseFormCode(fresh.bt),
    water_content: getFreshMass(water_mass, moisture ?? water_content, weight),
    muscle_mass: getFreshMass(muscle_mass, muscle, weight),
  })
}

/**
 * Loads history and profile. Without the profile, only the levels that depend on it are missing.
 * @throws ServiceError if the history fails to load
 */
async function fetchSource(fetch: Fetch): Promise<Source> {
  const [history, body] = await Promise.all([HISTORY_QUERY.queryFn(fetch), fetchBody(fetch)])
  return { history, body, now: getServerTime() }
}

/** Loads the context of a fresh measurement; every part is optional. */
async function fetchContext(fetch: Fetch): Promise<Pick<Source, 'history' | 'body'>> {
  const [history, body] = await Promise.all([HISTORY_QUERY.queryFn(fetch).catch(() => undefined), fetchBody(fetch)])
  return { history, body }
}

/**
 * Reads the measurement that the scale has just made; undefined if the shell has none.
 * @throws if the shell does not answer
 */
async function loadFresh(): Promise<Fresh | undefined> {
  return parseMeasurement(await callNative('getGeneralData', { business: 'getBodyFatScale' }))
}

/**
 * Maximum milliseconds that a fresh measurement waits for history and profile, so that all render
 * together.
 */
const PATIENCE_MS = 2000

/** Source of the page by default: the member's history. */
export const useHistory = () => useQuery({ queryKey: 'source', queryFn: fetchSource })

/**
 * Source of the page right after a measurement: the shell's measurement, with the service's history
 * and profile once loaded, if ever.
 */
export function useFresh(): QueryResult<Source> {
  const given = useRef<Fresh>(undefined)
  const shell = useQuery({
    queryKey: 'fresh',
    queryFn: async () => {
      const fresh = await loadFresh()
      // On return from another page the shell passes the same measurement, or none any more. It is
      // kept, because an unsaved one exists nowhere else.
      if (fresh && JSON.stringify(fresh) !== JSON.stringify(given.current)) {
        given.current = fresh
        // The displayed context predates this measurement, and the previous one may have been saved.
        if (displayed.current) service.refetch()
      }
      return { fresh: given.current }
    },
  })
  const service = useQuery({ queryKey: 'context', queryFn: fetchContext })
  const added = service.data
  const isLate = useIsLate(PATIENCE_MS)
  const isComplete = service.status !== 'pending' || isLate
  const displayed = useRef<Source>(undefined)
  /** History loaded before the current measurement; used until the service answers. */
  const outdated = useRef<Source['history']>(undefined)
  const source = useMemo(() => {
    if (!shell.data || !isComplete) return undefined
    const { fresh } = shell.data
    const before = displayed.current
    const isSame = fresh && before?.fresh === fresh
    const cached = added?.history ?? before?.history
    if (!isSame && before) outdated.current = cached
    // A reloaded history may contain this measurement already.
    const isStored = isSame && before.history && before.history !== outdated.current
    // Server time, synchronized by the service's first response.
    const context = isStored ? { history: before.history, now: before.now } : { history: cached, now: getServerTime() }
    displayed.current = { ...added, fresh, ...context }
    return displayed.current
  }, [shell.data, added, isComplete])
  const runBoth = (act: 'refetch' | 'retry') => () => {
    shell[act]()
    service[act]()
  }
  const state: QueryState<Source> = source
    ? { status: 'success', data: source }
    : shell.error
      ? { status: 'error', error: shell.error }
      : { status: 'pending' }
  return { ...state, refetch: runBoth('refetch'), retry: runBoth('retry') }
}

/** Whether `ms` milliseconds have passed since mount. */
function useIsLate(ms: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}
