import type { SiteConfig } from './site-config.ts'

/** The origin of an address; '' for a path, which is on the page's own. */
const originOf = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : '')

/**
 * Links that open connections to other origins while the page is read. A connection is of one of two kinds, which never share:
 * requests with CORS and without credentials (calls, scripts, later styles) need `crossorigin`, plain pictures need none.
 * @param pictures whether the page shows pictures of the build from the start, which come from where the scripts are
 */
export function connections({ API_ORIGIN, ASSET_BASE, PAGE_ORIGIN }: SiteConfig, pictures: boolean): string[] {
  const others = (addresses: readonly string[]) =>
    [...new Set(addresses.map(originOf))].filter((origin) => origin && origin !== originOf(PAGE_ORIGIN))
  return [
    ...others([API_ORIGIN, ASSET_BASE]).map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    ...(pictures ? others([ASSET_BASE]).map((origin) => `<link rel="preconnect" href="${origin}">`) : []),
  ]
}
