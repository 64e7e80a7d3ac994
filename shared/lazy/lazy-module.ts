import { useEffect, useState } from 'react'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { useOnline } from '#shared/data/use-online.ts'
import { reloadFresh } from '#shared/page/reload.ts'

/** A module that is not in the page's first script. */
export interface LazyModule<T> {
  /** The module, once it has arrived. */
  loaded?: T
  /** Requested once for all users; requested anew after a failure. */
  load: () => Promise<T>
}

/**
 * Creates a lazy module, at module level: `const LATER = lazyModule(() => import('./later.tsx'))`.
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let request: Promise<T> | undefined
  const module: LazyModule<T> = {
    load: () => {
      request ??= loadModule(load).then(
        (value) => (module.loaded = value),
        (error) => {
          request = undefined
          throw error
        },
      )
      return request
    },
  }
  return module
}

/**
 * Hook behind `lazyComponent` and `lazyDialog`, also for lazy code that is no component. It never
 * throws; a failed load is retried when the browser is online again.
 * @param isWanted false: not requested yet
 * @param onError called instead of offering a retry
 * @returns the module, once loaded; after a failure the retry, which from the second failure on is
 * `reloadFresh`: engines before Chromium 92 and Safari 17 cache a failed import for good
 */
export function useLazyModule<T>(
  module: LazyModule<T>,
  isWanted = true,
  onError?: () => void,
): readonly [module: T | undefined, retry: (() => void) | undefined] {
  const [{ value, retry }, setState] = useState<{ value?: T; retry?: () => void }>(() => ({
    value: isWanted ? module.loaded : undefined,
  }))
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a component always has the same module
  useEffect(() => {
    if (!isWanted || value) return
    const loadAgain = () => {
      setState({})
      setTries(1)
    }
    module
      .load()
      .then((value) => setState({ value }), onError ?? (() => setState({ retry: tries ? reloadFresh : loadAgain })))
  }, [isWanted, tries])

  useOnline(!!retry, () => setTries((times) => times + 1))
  // After a failure, another user of the module may have loaded it.
  const arrived = value ?? (retry && module.loaded)
  return [arrived, arrived ? undefined : retry]
}
