import { part } from '#shared/app/loading/part.tsx'
import { useWarm } from '#shared/app/loading/use-warm.ts'
import { loadToast } from '#shared/app/messages/messages.ts'

const ElderSwitch = part(() => import('./switch.tsx').then(({ ElderSwitch }) => ElderSwitch), { lost: () => null })

/** The place of the switch to 长辈版. Its code comes behind the first paint; a page without it is whole all the same. */
export function ElderSlot() {
  useWarm(loadToast) // every page for members has something to change
  return <ElderSwitch />
}
