import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rise } from '#shared/ui/motion/arrive.ts'
import type { SceneType } from './scenes.ts'

/** Of the light in each scene (390 px wide): its middle, in px; the third is lit from above. */
const LIGHTS: Partial<Record<SceneType, readonly [x: number, y: number]>> = { 1: [262, 436] }
const WIDTH = 390
const SIZE = 320

/** The sun of the dawn scene: a glow that comes up once behind the figures when they are there. Nothing in the other scenes. */
export function Sun({ scene }: { scene: SceneType }) {
  // Only a script can place it: it is no part of what the edge draws.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const light = LIGHTS[scene]
  return light && isReady ? <Glow light={light} /> : null
}

function Glow({ light }: { light: readonly [x: number, y: number] }) {
  const glow = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = glow.current
    const scene = element?.closest('main')?.querySelector('img[fetchpriority]')
    if (!element || !scene) return
    const place = () => {
      const [sky, page] = [scene.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()]
      const scale = sky.width / WIDTH
      element.style.left = `${sky.left - page.left + light[0] * scale - SIZE / 2}px`
      element.style.top = `${sky.top - page.top + light[1] * scale - SIZE / 2}px`
    }
    place()
    rise(element, 90)
    // A phone that is turned, other text, parts that come: the scene moves, and its light with it.
    const follow = new ResizeObserver(place)
    follow.observe(element.parentElement!)
    follow.observe(scene.parentElement!)
    return () => follow.disconnect()
  }, [light])
  return (
    <i
      ref={glow}
      data-placed
      className="pointer-events-none absolute size-80 rounded-full bg-[radial-gradient(#fff3c480,#ffd87533_38%,#ffd87500_70%)] mix-blend-screen"
    />
  )
}
