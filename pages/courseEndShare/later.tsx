import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { animateRise } from '#shared/ui/motion/arrive.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import type { SceneType } from './model.ts'

/**
 * Centre of the light in each scene in px, at a scene width of 390 px. The third scene is lit from
 * above.
 */
const LIGHTS: Partial<Record<SceneType, readonly [x: number, y: number]>> = { 1: [262, 436] }
const [WIDTH, HEIGHT] = [390, 844]
const SIZE = 320

/**
 * Parallax factors: the fraction of the scroll distance by which the scene and the light lag
 * behind.
 */
const [SCENE_DEPTH, LIGHT_DEPTH] = [0.25, 0.4]

const sceneImage = () => document.querySelector<HTMLElement>('main img[fetchpriority]')

/**
 * Parallax of a scene, and the sun of the dawn scene: a glow that fades in once behind the figures.
 */
export function Sun({ scene }: { scene: SceneType }) {
  // Rendered on the client only: its position needs measured layout.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
    if (prefersReducedMotion()) return
    const drift = () => {
      const image = sceneImage()
      if (image) image.style.transform = `translateY(${scrollY * SCENE_DEPTH}px)`
      image?.closest('main')?.style.setProperty('--scrolled', `${scrollY * LIGHT_DEPTH}px`)
    }
    addEventListener('scroll', drift, { passive: true })
    return () => removeEventListener('scroll', drift)
  }, [])
  const light = LIGHTS[scene]
  return light && isReady ? <Glow light={light} /> : null
}

function Glow({ light }: { light: readonly [x: number, y: number] }) {
  const glow = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = glow.current
    const scene = sceneImage()
    if (!element || !scene) return
    const place = () => {
      const [sky, page] = [scene.getBoundingClientRect(), element.offsetParent!.getBoundingClientRect()]
      const scale = sky.height / HEIGHT
      // The light scales with the scene: at full size it would cover the ground in landscape on a
      // phone.
      const size = SIZE * Math.min(1, scale)
      element.style.width = element.style.height = `${size}px`
      element.style.left = `${sky.left + sky.width / 2 - page.left + (light[0] - WIDTH / 2) * scale - size / 2}px`
      const behind = prefersReducedMotion() ? 0 : scrollY * SCENE_DEPTH
      element.style.top = `${sky.top - behind - page.top + light[1] * scale - size / 2}px`
    }
    place()
    animateRise(element, 90)
    // Repositions the light when rotation, text or lazy content moves the scene.
    const follow = new ResizeObserver(place)
    follow.observe(element.parentElement!)
    follow.observe(scene.parentElement!)
    return () => follow.disconnect()
  }, [light])
  return (
    <i
      ref={glow}
      data-placed
      className="pointer-events-none absolute size-80 [transform:translateY(var(--scrolled,0))] rounded-full bg-[radial-gradient(#fff3c480,#ffd87533_38%,#ffd87500_70%)] mix-blend-screen"
    />
  )
}
