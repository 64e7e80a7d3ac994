import { detect } from '#shared/bridge/container.ts'
import type { LinkTags, Place } from './report.ts'
import { CONTAINERS, LINES, listed } from './vocabulary.ts'

interface Phone {
  userAgent: string
  maxTouchPoints: number
  /** Not in every engine. */
  connection?: { effectiveType?: unknown }
}

/** Where a page runs. @param inApp our own app's bridge is there */
export function placeOf({ userAgent, maxTouchPoints, connection }: Phone, inApp: boolean): Place {
  const { platform, container } = detect(userAgent, maxTouchPoints)
  const engine = engineOf(userAgent, platform === 'ios')
  const client = clientOf(userAgent)
  const line = listed(LINES, connection?.effectiveType)
  return {
    container: listed(CONTAINERS, inApp ? `app-${platform}` : container) ?? 'browser',
    platform,
    ...(client && { client }),
    ...(engine && { engine }),
    ...(line && { line }),
  }
}

/** WeChat's version: what its kit can do depends on it. The build number behind it is left out. */
const clientOf = (userAgent: string) => /MicroMessenger\/(\d{1,2}\.\d{1,2}\.\d{1,3})(?!\d)/.exec(userAgent)?.[1]

/** On iOS every browser runs the system's WebKit; from Safari 26 on the system part stays at 18_6, so Safari's own version goes first. */
function engineOf(userAgent: string, isIos: boolean): string | undefined {
  const version = (mark: RegExp) => mark.exec(userAgent)?.slice(1, 3).filter(Boolean).join('.')
  if (isIos) return named('WebKit', version(/Version\/(\d{1,3})\.(\d{1,2})/) ?? version(/ OS (\d{1,3})_(\d{1,2})/))
  const chromium = version(/Chrome\/(\d{1,3})/)
  if (chromium) return named('Chromium', chromium)
  if (/Firefox\//.test(userAgent)) return named('Gecko', version(/Firefox\/(\d{1,3})/))
  return named('WebKit', version(/Version\/(\d{1,3})\.(\d{1,2})/))
}

const named = (engine: string, version: string | undefined) => (version ? `${engine} ${version}` : undefined)

/** The tags of an address by which links are counted: only values that `npm run links` has written, and that of posters. */
export function linkTagsOf(
  search: string,
  known: { utm_source: readonly string[]; channel: readonly string[] },
): LinkTags {
  const query = new URLSearchParams(search)
  // A poster's code carries a tag of its own (shared/app/poster/poster.ts).
  const source = listed(known.utm_source, query.get('utm_source')) ?? listed(['poster'], query.get('source'))
  const channel = listed(known.channel, query.get('channel'))
  return { ...(source && { source }), ...(channel && { channel }) }
}
