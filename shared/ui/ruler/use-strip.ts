import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampTenths, getRestingTenths, getWheelTenths, TICK_PX } from '#shared/core/ruler-scale.ts'
import { animateNumber } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

export interface Choice {
  /** Tenths of a kilogram. */
  tenths: number
  /** Called with whole tenths: during a drag, and on release at once with the final value. */
  onChange: (tenths: number) => void
  /** Called with the whole tenths under the needle during the inertia; undefined at its end. */
  onPass: (tenths: number | undefined) => void
}

const FLIGHT_MS = 520
const SNAP_MS = 200

/**
 * Motion of the ruler's strip: dragging, inertia, snapping to a whole tenth.
 * @returns `box`, the ref of the drag area; `at`, the position in tenths; `turnTo`, which selects a
 * value at once
 */
export function useStrip(choice: Choice) {
  const { tenths } = choice
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(tenths)
  const moving = useRef(false)
  const position = useRef(tenths)
  /** The last value reported here. */
  const reportedTenths = useRef(tenths)
  /** Stops an animation at its current value. */
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

  // A value set elsewhere (step button, last weight) applies at once, even while the strip moves.
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
        // Selects the final value at once, so that saving during the inertia stores it.
        selectTenths(rest)
        const isFar = Math.abs(rest - position.current) > 10
        const passTo = (to: number) => latest.current.onPass(moveTo(to))
        stop.current = animateNumber(position.current, rest, isFar ? FLIGHT_MS : SNAP_MS, passTo, () => {
          moving.current = false
          latest.current.onPass(undefined)
        })
      },
      onTap(x) {
        // A tap on the moving strip only stops it.
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
 * Watches the wheel or trackpad over an element, in whole tenths; fractions carry over to the next
 * event. Prevents scrolling of the page; ignores ctrl, which zooms.
 * @returns a function that removes the listener
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
