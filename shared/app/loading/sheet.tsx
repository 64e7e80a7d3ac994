import { type ComponentType, useEffect } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { busy } from '#shared/app/page/progress.ts'
import { later, usePart } from './use-part.ts'
import { useWarm } from './use-warm.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
}

interface Options<P> {
  /** Said where it cannot be had. */
  words?: (props: P) => string
  /** Not fetched ahead: it is large. */
  isLarge?: boolean
}

/**
 * A dialog, a sheet or another component that a tap opens. Fetched ahead, so that the tap does not wait; where it cannot be had, the tap is
 * answered in words and `onClose` takes it back: the next tap tries again. The bar on top runs while a tap waits: on a slow line it would
 * go unanswered for seconds.
 */
export function sheet<P extends SheetProps>(
  load: () => Promise<ComponentType<P>>,
  { words = () => '网络不给力，请检查网络', isLarge }: Options<P> = {},
) {
  const file = later(load)
  // biome-ignore lint/correctness/noComponentHookFactories: made once, beside the imports
  return function Sheet(props: P) {
    const { open, onClose } = props
    const [Content] = usePart(file, open, () => {
      toast(words(props))
      onClose()
    })
    useWarm(isLarge ? undefined : load)
    const isWaiting = open && !Content
    useEffect(() => (isWaiting ? busy() : undefined), [isWaiting])
    return Content ? <Content {...props} /> : null
  }
}
