/** The service's clock at a reply, and the page's own steady clock and the phone's at the same moment. */
let anchor: { server: number; page: number; phone: number } | undefined

/** From here on, the year 2100, a clock is broken: what is worked out behind it may leave the calendar. */
const TOO_LATE = 4_102_444_800_000

/** Take the time from a reply's Date header; a missing or spoilt one changes nothing. */
export function noteServerTime(header: string | null | undefined): void {
  const server = Date.parse(header!)
  if (server > 0 && server < TOO_LATE) anchor = { server, page: performance.now(), phone: Date.now() }
}

/**
 * Current time of the service in epoch milliseconds, exact to about a second: the phone's clock may
 * be wrong. Before the first reply: the phone's clock.
 */
export function getServerTime(): number {
  if (!anchor) return Date.now()
  // The monotonic clock of many phones stops while they sleep.
  return anchor.server + Math.floor(Math.max(performance.now() - anchor.page, Date.now() - anchor.phone))
}
