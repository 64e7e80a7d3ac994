import type { ComponentType, ReactNode } from 'react'
import { reloadFresh } from '#shared/page/reload.ts'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { type LazyModule, useLazyModule } from './lazy-module.ts'

interface Options<P> {
  /** Rendered until the component has arrived. */
  fallback?: (props: P) => ReactNode
  /** Rendered where it could not be loaded; `() => null` for what the page is complete without. */
  error?: (onRetry: () => void, props: P) => ReactNode
}

/**
 * Creates a component of a lazily loaded module: requested on the first render; an error state with
 * a retry replaces it on failure. `const Extras = lazyComponent(LATER, ({ Extras }) => Extras)`
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<M, P extends object>(
  module: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
  { fallback = () => null, error = (onRetry) => <ChunkError onRetry={onRetry} /> }: Options<P> = {},
) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level
  return function Lazy(props: P) {
    const [loaded, retry] = useLazyModule(module)
    if (!loaded) return <>{retry ? error(retry, props) : fallback(props)}</>
    const Content = pick(loaded)
    return <Content {...props} />
  }
}

/**
 * Error state of a component that could not be loaded. Kept small: it is in the first script.
 * @param onRetry retry of useLazyModule: 重试, or 刷新 after a second failure
 */
export const ChunkError = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="m-auto p-8 text-center">
    网络不给力
    <button type="button" className="p-4 font-semibold" onClick={onRetry}>
      {onRetry === reloadFresh ? '刷新' : '重试'}
    </button>
    {import.meta.env?.DEBUG ? <DebugSlot /> : null}
  </p>
)

/**
 * `error` option for a card of a failed request: one tap retries both the module and the request.
 */
export const retryBoth = (retryModule: () => void, { onRetry }: { onRetry: () => void }) => (
  <ChunkError
    onRetry={() => {
      retryModule()
      onRetry()
    }}
  />
)
