import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampTenths, getRestingTenths, getWheelTenths, TICK_PX } from '#shared/core/ruler-scale.ts'
import { animateNumber } from '#shared/ui/motion/glide.ts'
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
  const reportedTenths = useRef(tenths)
  /** Ends a glide where it is. */
  const stop = useRef(() => {})
  const latest = useRef(choice)
  latest.current = choice

  const setPosition = (to: number) => {
    stop.current()
    moving.current = false
    reportedTenths.current = to
    position.current = to
    setAt(to)
    latest.current.onPass(undefined)
  }
  const animateTo = (to: number) => {
    setPosition(to)
    latest.current.onChange(to)
  }

  // Another choice than the strip's own (a step, the last weight) counts at once, also while it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` works on refs
  useLayoutEffect(() => {
    if (!moving.current || tenths !== reportedTenths.current) setPosition(tenths)
  }, [tenths])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turnTo` works on refs
  useEffect(() => {
    const element = box.current
    if (!element) return
    const moveTo = (to: number) => {
      position.current = clampTenths(to)
      setAt(position.current)
      return Math.round(position.current)
    }
    const selectTenths = (wholeTenths: number) => {
      if (wholeTenths === reportedTenths.current) return
      reportedTenths.current = wholeTenths
      latest.current.onChange(wholeTenths)
    }
    let wasMoving = false
    let tapped: number | undefined
    const unwatch = watchPan(element, {
      onGrab() {
        stop.current()
        wasMoving = moving.current
        if (wasMoving) selectTenths(Math.round(position.current))
        latest.current.onPass(undefined)
      },
      onPan(px) {
        moving.current = true
        selectTenths(moveTo(position.current - px / TICK_PX))
      },
      onRelease(velocity) {
        const rest = tapped ?? getRestingTenths(position.current, velocity)
        tapped = undefined
        moving.current = true
        // What is saved during the flight is where it ends, not what it passes.
        selectTenths(rest)
        const isFar = Math.abs(rest - position.current) > 10
        const passTo = (to: number) => latest.current.onPass(moveTo(to))
        stop.current = animateNumber(position.current, rest, isFar ? FLIGHT_MS : SNAP_MS, passTo, () => {
          moving.current = false
          latest.current.onPass(undefined)
        })
      },
      onTap(x) {
        // A tap on the flying strip only stops it.
        if (!wasMoving) tapped = clampTenths(Math.round(position.current + (x - element.clientWidth / 2) / TICK_PX))
      },
    })
    const unwatchWheel = watchWheel(element, (by) => animateTo(clampTenths(latest.current.tenths + by)))
    return () => {
      stop.current()
      unwatch()
      unwatchWheel()
    }
  }, [])

  return { box, at, turnTo: animateTo }
}

/**
 * A wheel or a trackpad over an element, in whole tenths; what is left of a tenth counts for the next turn. The page does not
 * scroll meanwhile; with ctrl, which zooms, nothing happens here.
 * @returns stops watching
 */
function watchWheel(element: HTMLElement, onTurn: (tenths: number) => void) {
  let rest = 0
  const turnBy = (event: WheelEvent) => {
    if (event.ctrlKey) return
    event.preventDefault()
    const asked = rest + getWheelTenths(event)
    const wholeTenths = Math.trunc(asked)
    rest = asked - wholeTenths
    if (wholeTenths !== 0) onTurn(wholeTenths)
  }
  element.addEventListener('wheel', turnBy, { passive: false })
  return () => element.removeEventListener('wheel', turnBy)
}
