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
 * A component of a module that is not in the page's first script: requested on its first render, with a retry in its
 * place where that fails. `const Extras = lazyComponent(LATER, ({ Extras }) => Extras)`
 */
export function lazyComponent<M, P extends object>(
  module: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
  { fallback = () => null, error = (onRetry) => <ChunkError onRetry={onRetry} /> }: Options<P> = {},
) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, beside the imports
  return function Lazy(props: P) {
    const [loaded, retry] = useLazyModule(module)
    if (!loaded) return <>{retry ? error(retry, props) : fallback(props)}</>
    const Content = pick(loaded)
    return <Content {...props} />
  }
}

/**
 * In the place of a component that could not be loaded; the rest of the page works. Small: it is in first scripts.
 * @param onRetry as useLazyModule gives it: 重试, and where that did not help 刷新
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

/** `error` of a card that reports a failed request: one tap retries both the card's code and the request. */
export const retryBoth = (retryModule: () => void, { onRetry }: { onRetry: () => void }) => (
  <ChunkError
    onRetry={() => {
      retryModule()
      onRetry()
    }}
  />
)
