import { useEffect } from 'react'
import { animatePulse, animateRipple } from '#shared/ui/motion/arrive.ts'

export { openPoster } from './poster.ts'

/** Hint at WeChat's share menu at the top right. */
export const SharePrompt = () => (
  <>
    点击右上角，分享给好友
    <svg
      width="26"
      height="30"
      viewBox="0 0 26 30"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 27C13 26 20 19 21 5M15.5 9.500 21.300 4 25 11" />
    </svg>
  </>
)

/** Pulses the rank once and ripples the rings around it. Renders nothing. */
export function ArrivalAnimation() {
  useEffect(() => {
    animatePulse(document.querySelector('main b'))
    animateRipple(document.querySelector('main img'))
  }, [])
  return null
}
