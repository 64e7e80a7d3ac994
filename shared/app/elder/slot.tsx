import { useEffect, useState } from 'react'
import { lazyComponent } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { loadToast } from '#shared/app/messages/messages.ts'
import { atRest } from '#shared/core/at-rest.ts'

const ElderSwitch = lazyComponent(
  lazyModule(() => import('./switch.tsx')),
  ({ ElderSwitch }) => ElderSwitch,
  { error: () => null },
)

/** The place of the switch to 长辈版. It comes when the page shows what it was opened for; a page without it is whole all the same. */
export function ElderSlot() {
  const [isAtRest, setAtRest] = useState(false)
  usePrefetch(loadToast) // every page for members has something to change
  useEffect(() => void atRest().then(() => setAtRest(true)), [])
  return isAtRest && <ElderSwitch />
}
