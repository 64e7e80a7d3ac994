import { IMAGE_HOSTS, VIDEO_HOSTS } from '#shared/core/config.ts'

/** Origin of the pages on the edge, which has no `location` (scripts/edge/rendering). */
export const edge = { origin: '' }
const getOrigin = () => (typeof location === 'undefined' ? edge.origin : location.origin)

// Control characters and blanks inside a scheme (`java\tscript:`) pass prefix tests, and browsers
// turn backslashes into slashes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const hasTrick = (text: string) => /[\u0000-\u0020\u007f\\]/.test(text)

/** Parses a plain http(s) URL without user name; undefined for anything else. */
function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !value || hasTrick(value)) return undefined
  try {
    const url = new URL(value, getOrigin())
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

const isSameOrigin = (url: URL) => url.origin === getOrigin()
/** Whether an https URL is on one of the hosts; `*.example.com` matches every subdomain. */
const isListedHost = (url: URL, hosts: readonly string[]) =>
  url.protocol === 'https:' &&
  hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))

/** Upgrades `http:` to `https:`, except on the page's own origin, such as a local one. */
function toHttps(url: URL | undefined): URL | undefined {
  if (url && !isSameOrigin(url)) url.protocol = 'https:'
  return url
}

/**
 * URL of a picture from the service: own origin, or https on a host of IMAGE_HOSTS (any host if
 * that is empty). `http:` becomes `https:`; blanks and Chinese in a file name are encoded. '' for
 * anything else (show a placeholder), with a console warning in test builds.
 */
export function toImageUrl(value: unknown): string {
  const url = toHttps(parseUrl(typeof value === 'string' ? value.trim().replace(/ /g, '%20') : value))
  const isAllowed = url && (isSameOrigin(url) || !IMAGE_HOSTS || isListedHost(url, IMAGE_HOSTS.split(' ')))
  if (import.meta.env?.DEBUG && value && !isAllowed) console.warn('IMAGE_HOSTS', value)
  return isAllowed ? url.href : ''
}

/**
 * URL of a video: own origin, or https on a host of VIDEO_HOSTS (IMAGE_HOSTS if that is empty). ''
 * for anything else (link to the course instead).
 */
export const toVideoUrl = (value: unknown): string => toLinkUrl(value, (VIDEO_HOSTS || IMAGE_HOSTS).split(' '))

/**
 * URL of a link: own origin, or https on one of `hosts`. '' for anything else (render plain text).
 */
export function toLinkUrl(value: unknown, hosts: readonly string[] = []): string {
  const url = parseUrl(value)
  return url && (isSameOrigin(url) || isListedHost(url, hosts)) ? url.href : ''
}
