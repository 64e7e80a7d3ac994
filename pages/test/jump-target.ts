import {
  ANDROID_PACKAGE_URL,
  IOS_STORE_URL,
  ORDER_LIST_URL,
  PAGE_ORIGIN,
  UNIVERSAL_LINK,
  WORK_ORDER_URL,
} from '#shared/core/config.ts'
import { linkUrl } from '#shared/core/links/safe-url.ts'

/** Hosts besides our own that a typed address may lead to: those of the configuration, https only. */
const HOSTS = [PAGE_ORIGIN, WORK_ORDER_URL, ORDER_LIST_URL, IOS_STORE_URL, ANDROID_PACKAGE_URL, UNIVERSAL_LINK].flatMap(
  hostOf,
)

function hostOf(address: string): string[] {
  try {
    const url = new URL(address)
    return url.protocol === 'https:' ? [url.host] : []
  } catch {
    return []
  }
}

/** Where a typed address leads, if it may be opened from here; a path counts as one of this site. */
export function jumpTarget(typed: string): URL | undefined {
  const text = typed.trim()
  // `//host` and other tricks are read by the URL parser; a bare host is no path of ours.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(text)) return undefined
  const address = linkUrl(text, HOSTS)
  return address ? new URL(address) : undefined
}
