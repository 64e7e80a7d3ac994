/** What of a package may be used, as `offline.json` of the site says it. */
export interface OfflineRule {
  /** Nothing of any package. */
  off: boolean
  /** The lowest version; 0: any. */
  minimum: number
}

/** A mark of the address: with it the app answers nothing from its package (shared/bridge/README.md, "Offline package"). */
export const STAYS_OUT = { name: 'offline', value: '0' }

/** The rule by a reply that may be anything; what makes no sense forbids nothing. */
export function ruleIn(reply: unknown): OfflineRule {
  const { off, minimum } = (reply ?? {}) as Partial<Record<keyof OfflineRule, unknown>>
  return { off: off === true, minimum: typeof minimum === 'number' && minimum > 0 ? minimum : 0 }
}

/** Whether a page of the package of this version has to go. */
export const isOutdated = ({ off, minimum }: OfflineRule, version: number): boolean => off || version < minimum

/** The same address with the mark; undefined where it has it already: the app does not keep to it. */
export function networkAddress(href: string): string | undefined {
  const address = new URL(href)
  if (address.searchParams.get(STAYS_OUT.name) === STAYS_OUT.value) return undefined
  address.searchParams.set(STAYS_OUT.name, STAYS_OUT.value)
  return address.href
}
