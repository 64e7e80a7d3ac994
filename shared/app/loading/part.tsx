import type { ComponentType, ReactNode } from 'react'
import { LostPart } from './lost-part.tsx'
import { later, usePart } from './use-part.ts'

interface Options<P> {
  /** In its place while it is on its way. */
  waiting?: (props: P) => ReactNode
  /** In its place where it cannot be had; `() => null` for what the page is whole without. */
  lost?: (onRetry: () => void, props: P) => ReactNode
}

/** `lost` of a card that says that something failed: one tap asks for the card and for what failed. */
export const retryBoth = (retryPart: () => void, { onRetry }: { onRetry: () => void }) => (
  <LostPart
    onRetry={() => {
      retryPart()
      onRetry()
    }}
  />
)

/**
 * A component that is not in the page's first bundle: it is asked for when it is first drawn, and says so by itself where it cannot be had.
 * `part(() => import('./gallery.tsx').then(({ Gallery }) => Gallery), { waiting: () => <Skeleton /> })`
 */
export function part<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = () => null, lost = (onRetry) => <LostPart onRetry={onRetry} /> }: Options<P> = {},
) {
  const file = later(load)
  // biome-ignore lint/correctness/noComponentHookFactories: made once, beside the imports
  function Part(props: P) {
    const [Content, retry] = usePart(file)
    if (Content) return <Content {...props} />
    return <>{retry ? lost(retry, props) : waiting(props)}</>
  }
  /** Ask for it before it is drawn (use-warm.ts). */
  Part.get = file.get
  return Part
}
