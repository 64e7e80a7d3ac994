import { usePart } from '#shared/app/loading/use-part.ts'
import { useWarm } from '#shared/app/loading/use-warm.ts'
import { loadToast } from '#shared/app/messages/messages.ts'

const load = () => import('./switch.tsx')

/** The place of the switch to 长辈版. Its code comes behind the first paint; a page without it is whole all the same. */
export function ElderSlot() {
  const [part] = usePart(load)
  useWarm(loadToast) // every page for members has something to change
  return part ? <part.ElderSwitch /> : null
}
