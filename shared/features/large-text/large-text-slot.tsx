import { useEffect, useState } from 'react'
import { whenIdle } from '#shared/core/when-idle.ts'
import { loadToast } from '#shared/features/messages/messages.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'

const ElderSwitch = lazyComponent(
  lazyModule(() => import('./large-text-switch.tsx')),
  ({ LargeTextSwitch }) => LargeTextSwitch,
  { error: () => null },
)

/** Slot of the switch to 长辈版. It renders once the page is idle; the page is complete without it. */
export function LargeTextSlot() {
  const [isIdle, setIdle] = useState(false)
  usePrefetch(loadToast) // every page for members has something to change
  useEffect(() => void whenIdle().then(() => setIdle(true)), [])
  return isIdle && <ElderSwitch />
}
