import type { ComponentType, ReactNode } from 'react'
import { ChunkError, lazyComponent, retryBoth } from './lazy-component.tsx'
import { lazyModule } from './lazy-module.ts'

export { retryBoth }

/** Until every page has its later.tsx. */
export function part<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  {
    waiting,
    lost = (onRetry) => <ChunkError onRetry={onRetry} />,
  }: { waiting?: (props: P) => ReactNode; lost?: (onRetry: () => void, props: P) => ReactNode } = {},
) {
  const module = lazyModule(load)
  return Object.assign(
    lazyComponent(module, (Content: ComponentType<P>) => Content, { fallback: waiting, error: lost }),
    { get: module.load },
  )
}
