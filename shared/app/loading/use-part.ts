import { useEffect, useState } from 'react'
import { refresh } from '#shared/app/page/refresh.ts'
import { SHARED } from '#shared/core/config.ts'
import { ahead } from '#shared/core/loading/ahead.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { useLineBack } from './use-line-back.ts'

/** What is not in the page's first bundle: once it is there, it is at hand for whoever wants it next. */
export interface Later<T> {
  here?: T
  /** Asked for once, however many places want it, and anew after a failure. */
  get: () => Promise<T>
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let asked: Promise<T> | undefined
  const file: Later<T> = {
    get: () => {
      asked ??= lazy(load).then(
        (part) => (file.here = part),
        (error) => {
          asked = undefined
          throw error
        },
      )
      return asked
    },
  }
  return file
}

/**
 * What `part` and `sheet` are made of, and for what comes later and is no component. It never throws and never takes the rest of the
 * page away: where the part cannot be had, the place it belongs to says so, with the returned way to try again (LostPart).
 * When the phone says that the line is back it is asked for again by itself.
 * @param wanted false: not asked for yet
 * @param onLost called in place of offering another try: for a part that a tap opens (sheet.tsx)
 * @returns the part, undefined until it is there; and what to do when it could not be had: another try, from the second time
 *  on `refresh`, because engines before Chromium 92 and Safari 17 keep a failed import for good
 */
export function usePart<T>(
  file: Later<T>,
  wanted = true,
  onLost?: () => void,
): readonly [part: T | undefined, retry: (() => void) | undefined] {
  const [{ part, retry }, setState] = useState<{ part?: T; retry?: () => void }>(() => ({
    // A drawn page counts its places: each asks, also for what is here.
    part: wanted ? (SHARED && ahead(file.get)) || file.here : undefined,
  }))
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place always has the same file
  useEffect(() => {
    if (!wanted || part) return
    const again = () => {
      setState({})
      setTries(1)
    }
    file.get().then((part) => setState({ part }), onLost ?? (() => setState({ retry: tries ? refresh : again })))
  }, [wanted, tries])

  useLineBack(!!retry, () => setTries((times) => times + 1))
  return [part, retry]
}
