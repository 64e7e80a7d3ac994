/** The second half of a double tap comes within this … */
const WITHIN_MS = 400
/** … and no farther from the first, in CSS px: a finger does not hit one point twice. */
const NEAR_PX = 40
const CONTROLS = 'a, button, input, label, select, summary, textarea'

/**
 * Where a tap lets another control come under the finger (a dialog goes, the next row moves up), a second tap was meant for the first one: nothing
 * hears it. Two taps on one control, on two that stay where they are, and those of keys and scripts are heard as ever.
 */
export function ignoreSecondTaps(): void {
  let last: { control: Element; x: number; y: number; at: number } | undefined
  const listen = (event: MouseEvent) => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event
    if (!detail) return
    const control = (target as Element).closest(CONTROLS)
    if (last && control !== last.control && at - last.at < WITHIN_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX)
      if (document.elementFromPoint(last.x, last.y)?.closest(CONTROLS) !== last.control) {
        event.preventDefault()
        event.stopImmediatePropagation()
        last.at = at
        return
      }
    last = control ? { control, x, y, at } : undefined
  }
  addEventListener('click', listen, true)
}
