/** True when the reader asked for less motion: every duration is 0 then (design: Motion). False where nobody can be asked. */
export function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
