import { useEffect, useState } from 'react'
import { lazy } from '#shared/core/lazy.ts'

const load = () => import('./elder-switch.tsx')

/** The place of the switch to 长辈版. Its code comes behind the first paint; a page without it is whole all the same. */
export function ElderSlot() {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    // `true`: no reload for its sake.
    lazy(load, true).then(setPart, () => {})
  }, [])
  return part ? <part.ElderSwitch /> : null
}
