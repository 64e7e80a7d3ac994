import { IMAGE_HOSTS, VIDEO_HOSTS } from '#shared/core/config.ts'

// Control characters and blanks inside a scheme (`java\tscript:`) pass prefix tests; browsers turn backslashes into slashes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const hasTrick = (text: string) => /[\u0000-\u0020\u007f\\]/.test(text)

/** The parsed address, or undefined for anything that is not a plain http(s) address without user name. */
function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !value || hasTrick(value)) return undefined
  try {
    const url = new URL(value, location.origin)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

const isSameOrigin = (url: URL) => url.origin === location.origin
/** Whether an https address is on one of the hosts; `*.example.com` stands for every host below it. */
const isListedHost = (url: URL, hosts: readonly string[]) =>
  url.protocol === 'https:' &&
  hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))

/** `http:` as `https:`, which a page may load; on a page of `http:`, such as a local one, its own address stays. */
function toHttps(url: URL | undefined): URL | undefined {
  if (url && !isSameOrigin(url)) url.protocol = 'https:'
  return url
}

/**
 * The address of a picture from the service: own origin, or https on a configured image host; no host configured: on any.
 * `http:` becomes `https:`; blanks and Chinese in a file name are encoded. Else '' (show a placeholder), and a warning in
 * the console of a test build.
 */
export function toImageUrl(value: unknown): string {
  const url = toHttps(parseUrl(typeof value === 'string' ? value.trim().replace(/ /g, '%20') : value))
  const isAllowed = url && (isSameOrigin(url) || !IMAGE_HOSTS || isListedHost(url, IMAGE_HOSTS.split(' ')))
  if (import.meta.env?.DEBUG && value && !isAllowed) console.warn('IMAGE_HOSTS', value)
  return isAllowed ? url.href : ''
}

/** The address of a video: own origin, or https on a configured video host; without any the image hosts count. Else '' (the course opens instead). */
export const toVideoUrl = (value: unknown): string => toLinkUrl(value, (VIDEO_HOSTS || IMAGE_HOSTS).split(' '))

/** The address of a link: own origin, or https on one of `hosts`. Else '' (draw text without a link). */
export function toLinkUrl(value: unknown, hosts: readonly string[] = []): string {
  const url = parseUrl(value)
  return url && (isSameOrigin(url) || isListedHost(url, hosts)) ? url.href : ''
}
