/** The second half of a double tap comes within this … */
const WITHIN_MS = 400
/** … and no farther from the first, in CSS px: a finger does not hit one point twice. */
const NEAR_PX = 40
const CONTROLS = 'a, button, input, label, select, summary, textarea'

interface Tap {
  control: Element
  x: number
  y: number
  /** ms of the page's clock. */
  at: number
}

let isOn = false

/** Whether what was tapped has gone, or lies under something else. What a scroll has moved on is still there. */
function isElsewhere({ control, x, y }: Tap): boolean {
  const { width, left, right, top, bottom } = control.getBoundingClientRect()
  if (!width) return true
  const isSamePlace = left <= x && x <= right && top <= y && y <= bottom
  return isSamePlace && document.elementFromPoint(x, y)?.closest(CONTROLS) !== control
}

/**
 * Where a tap brings another control under the finger (a dialog comes or goes, the next row moves up), a second tap was meant for the first one:
 * nothing hears it. Two taps on one control, on two that stay, and those of keys and scripts are heard as ever.
 * On public pages it comes with the later script, as every dialog does; in the first script of pages for members, whose
 * lists can change at the first tap. To be called at any time; the first call counts.
 */
export function ignoreSecondTaps(): void {
  if (isOn) return
  isOn = true
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
