import { useEffect, useState } from 'react'
import { part } from '#shared/app/loading/part.tsx'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { loadToast } from '#shared/app/messages/messages.ts'
import { atRest } from '#shared/core/at-rest.ts'

const ElderSwitch = part(() => import('./switch.tsx').then(({ ElderSwitch }) => ElderSwitch), { lost: () => null })

/** The place of the switch to 长辈版. It comes when the page shows what it was opened for; a page without it is whole all the same. */
export function ElderSlot() {
  const [isAtRest, setAtRest] = useState(false)
  usePrefetch(loadToast) // every page for members has something to change
  useEffect(() => void atRest().then(() => setAtRest(true)), [])
  return isAtRest && <ElderSwitch />
}
