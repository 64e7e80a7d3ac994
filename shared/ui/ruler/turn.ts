import { wheelTenths } from '#shared/core/ruler-scale.ts'

/**
 * A wheel or a trackpad over an element, in whole tenths; what is left of a tenth counts for the next turn. The page does not
 * scroll meanwhile; with ctrl, which zooms, nothing happens here.
 * @returns stops watching
 */
export function watchWheel(element: HTMLElement, onTurn: (tenths: number) => void) {
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
