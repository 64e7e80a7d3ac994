import { useEffect } from 'react'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'

export { openPoster } from './poster.ts'

/** Fraction of the scroll distance by which the scene lags behind. */
const DEPTH = 0.25

/** Scrolls the page's scene more slowly than its text. */
export function Parallax() {
  useEffect(() => {
    if (prefersReducedMotion()) return
    const scene = document.querySelector<HTMLElement>('main img[fetchpriority]')
    const drift = () => {
      if (scene) scene.style.transform = `translateY(${scrollY * DEPTH}px)`
    }
    addEventListener('scroll', drift, { passive: true })
    return () => removeEventListener('scroll', drift)
  }, [])
  return null
}
