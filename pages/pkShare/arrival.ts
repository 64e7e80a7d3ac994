import { useEffect } from 'react'
import { pulse, ripple } from '#shared/ui/motion/arrive.ts'

/** The place is there: it swells once, and the rings around it go outward. Draws nothing itself. */
export function Arrival() {
  useEffect(() => {
    pulse(document.querySelector('main b'))
    ripple(document.querySelector('main img'))
  }, [])
  return null
}
