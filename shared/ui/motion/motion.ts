/** True when the reader asked for less motion: every duration is 0 then. False where there is no window to ask. */
export function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
