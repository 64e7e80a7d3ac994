import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { heldTenths, restingTenths, TICK_PX, wheelTenths } from '#shared/core/ruler-scale.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

export interface Choice {
  /** Tenths of a kilogram. */
  tenths: number
  /** Called with whole tenths: while a finger holds the strip, and at once with where a strip that was let go will rest. */
  onChange: (tenths: number) => void
  /** What passes under the needle of a strip that was let go, in whole tenths; undefined once it rests. */
  onPass: (tenths: number | undefined) => void
}

const FLIGHT_MS = 520
const SNAP_MS = 200

/**
 * How the ruler's strip moves: with the finger, on with its speed, onto a whole tenth.
 * @returns `box`, the ref of what takes the finger; `at`, where the strip stands in tenths; `turnTo`, which chooses at once
 */
export function useStrip(choice: Choice) {
  const { tenths } = choice
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(tenths)
  const moving = useRef(false)
  const position = useRef(tenths)
  /** The last choice made here. */
  const told = useRef(tenths)
  /** Ends a glide where it is. */
  const stop = useRef(() => {})
  const latest = useRef(choice)
  latest.current = choice

  const place = (to: number) => {
    stop.current()
    moving.current = false
    told.current = to
    position.current = to
    setAt(to)
    latest.current.onPass(undefined)
  }
  const turnTo = (to: number) => {
    place(to)
    latest.current.onChange(to)
  }

  // Another choice than the strip's own (a step, the last weight) counts at once, also while it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` works on refs
  useLayoutEffect(() => {
    if (!moving.current || tenths !== told.current) place(tenths)
  }, [tenths])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turnTo` works on refs
  useEffect(() => {
    const element = box.current
    if (!element) return
    const move = (to: number) => {
      position.current = heldTenths(to)
      setAt(position.current)
      return Math.round(position.current)
    }
    const choose = (whole: number) => {
      if (whole === told.current) return
      told.current = whole
      latest.current.onChange(whole)
    }
    let wasMoving = false
    let tapped: number | undefined
    const unwatch = watchPan(element, {
      onGrab() {
        stop.current()
        wasMoving = moving.current
        if (wasMoving) choose(Math.round(position.current))
        latest.current.onPass(undefined)
      },
      onPan(px) {
        moving.current = true
        choose(move(position.current - px / TICK_PX))
      },
      onRelease(velocity) {
        const rest = tapped ?? restingTenths(position.current, velocity)
        tapped = undefined
        moving.current = true
        // What is saved during the flight is where it ends, not what it passes.
        choose(rest)
        const isFar = Math.abs(rest - position.current) > 10
        const pass = (to: number) => latest.current.onPass(move(to))
        stop.current = glide(position.current, rest, isFar ? FLIGHT_MS : SNAP_MS, pass, () => {
          moving.current = false
          latest.current.onPass(undefined)
        })
      },
      onTap(x) {
        // A tap on the flying strip only stops it.
        if (!wasMoving) tapped = heldTenths(Math.round(position.current + (x - element.clientWidth / 2) / TICK_PX))
      },
    })
    const unwatchWheel = watchWheel(element, (by) => turnTo(heldTenths(latest.current.tenths + by)))
    return () => {
      stop.current()
      unwatch()
      unwatchWheel()
    }
  }, [])

  return { box, at, turnTo }
}

/**
 * A wheel or a trackpad over an element, in whole tenths; what is left of a tenth counts for the next turn. The page does not
 * scroll meanwhile; with ctrl, which zooms, nothing happens here.
 * @returns stops watching
 */
function watchWheel(element: HTMLElement, onTurn: (tenths: number) => void) {
  let rest = 0
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey) return
    event.preventDefault()
    const asked = rest + wheelTenths(event)
    const whole = Math.trunc(asked)
    rest = asked - whole
    if (whole !== 0) onTurn(whole)
  }
  element.addEventListener('wheel', turn, { passive: false })
  return () => element.removeEventListener('wheel', turn)
}
