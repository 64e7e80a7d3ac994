/** The service's clock at a reply, and the page's own steady clock at the same moment. */
let anchor: { server: number; page: number } | undefined

/** Take the time from a reply's Date header; a missing or spoilt one changes nothing. */
export function noteServerTime(header: string | null): void {
  const server = Date.parse(header ?? '')
  if (server) anchor = { server, page: performance.now() }
}

/**
 * What time it is for the service, in epoch milliseconds: the phone's clock may be years off, or be set while the page
 * is open. Seconds are exact to about one (the header has no fractions). Before the first reply: the phone's clock.
 */
export const serverNow = (): number => (anchor ? anchor.server + performance.now() - anchor.page : Date.now())
