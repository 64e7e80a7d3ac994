import { useEffect, useState } from 'react'
import { refresh } from '#shared/app/page/refresh.ts'
import { SHARED } from '#shared/core/config.ts'
import { ahead } from '#shared/core/loading/ahead.ts'
import { lazy } from '#shared/core/loading/lazy.ts'

/**
 * A part of the page that is not in its first bundle. It never throws and never takes the rest of the page away: where the
 * part cannot be had, the place it belongs to says so, with the returned way to try again (LostPart, Trouble).
 * When the phone says that the line is back it is asked for again by itself.
 * @param load always loads the same: `() => import('./part.tsx')`
 * @param wanted false: not asked for yet
 * @param onLost called in place of offering another try: for a part that a tap opens (use-tap-part.ts)
 * @returns the part, undefined until it is there; and what to do when it could not be had: another try, from the second time
 *  on `refresh`, because engines before Chromium 92 and Safari 17 keep a failed import for good
 */
export function usePart<T>(
  load: () => Promise<T>,
  wanted = true,
  onLost?: () => void,
): readonly [part: T | undefined, retry: (() => void) | undefined] {
  const [{ part, retry }, setState] = useState<{ part?: T; retry?: () => void }>(() => ({
    part: SHARED && wanted ? ahead(() => lazy(load)) : undefined,
  }))
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` may be a new function each time, but always loads the same
  useEffect(() => {
    if (!wanted || part) return
    const again = () => {
      setState({})
      setTries(1)
    }
    lazy(load).then((part) => setState({ part }), onLost ?? (() => setState({ retry: tries ? refresh : again })))
  }, [wanted, tries])

  useEffect(() => {
    if (!retry) return
    const again = () => setTries((times) => times + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [retry])

  return [part, retry]
}
