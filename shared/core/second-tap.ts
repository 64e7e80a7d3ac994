/** Longest time between the taps of a double tap, in milliseconds. */
const WITHIN_MS = 400
/** Largest distance between them, in CSS px: a finger does not hit one point twice. */
const NEAR_PX = 40
const CONTROLS = 'a, button, input, label, select, summary, textarea'

interface Tap {
  control: Element
  x: number
  y: number
  /** `event.timeStamp`, in milliseconds. */
  at: number
}

/**
 * Whether the tapped control was removed or is covered. A control that has scrolled away is not.
 */
function isElsewhere({ control, x, y }: Tap): boolean {
  const { width, left, right, top, bottom } = control.getBoundingClientRect()
  if (!width) return true
  const isSamePlace = left <= x && x <= right && top <= y && y <= bottom
  return isSamePlace && document.elementFromPoint(x, y)?.closest(CONTROLS) !== control
}

/**
 * Ignores the second tap of a double tap if the first one brought another control under the finger
 * (a dialog opens or closes, the next row moves up). Repeated taps on one control, and clicks by
 * keyboard or script, are not affected. Calling it twice changes nothing.
 * Member pages call it before their script arrives, because their lists can change with the first
 * tap; every page calls it in a file that all pages share.
 */
export function ignoreSecondTaps(): void {
  let last: Tap | undefined
  const ignoreIfRepeated = (event: MouseEvent) => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event
    if (!detail) return
    const control = (target as Element).closest(CONTROLS)
    const isSecond = last && at - last.at < WITHIN_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX
    if (last && isSecond && control !== last.control && isElsewhere(last)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      last.at = at
    } else last = control ? { control, x, y, at } : undefined
  }
  addEventListener('click', ignoreIfRepeated, true)
}
