import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rise } from '#shared/ui/motion/arrive.ts'
import type { SceneType } from './scenes.ts'

/** Of the light in each scene (390 × 844): its middle, in px; the third is lit from above. */
const LIGHTS: Partial<Record<SceneType, readonly [x: number, y: number]>> = { 1: [262, 436] }
const [WIDTH, HEIGHT] = [390, 844]
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
    const sky = element?.closest('main')?.querySelector('img')?.getBoundingClientRect()
    if (!element || !sky) return
    // As `object-fit: cover` scales the drawing.
    const scale = Math.max(sky.width / WIDTH, sky.height / HEIGHT)
    const place = element.parentElement!.getBoundingClientRect()
    element.style.left = `${sky.left - place.left + sky.width / 2 + (light[0] - WIDTH / 2) * scale - SIZE / 2}px`
    element.style.top = `${sky.top - place.top + sky.height / 2 + (light[1] - HEIGHT / 2) * scale - SIZE / 2}px`
    rise(element, 90)
  }, [light])
  return (
    <i
      ref={glow}
      data-placed
      className="pointer-events-none absolute size-80 rounded-full bg-[radial-gradient(#fff3c480,#ffd87533_38%,#ffd87500_70%)] mix-blend-screen"
    />
  )
}
