import { createHash } from 'node:crypto'
import { routeOf } from '#scripts/base/page-names.ts'
import { reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { guestsOf, type Policy, withGuests } from './third-parties.ts'

export type Headers = Record<string, string>

/** `'sha256-…'` of an inline script or style, as the CSP names it. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** `integrity` of a file. */
export const integrityOf = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const origin = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : '')

/**
 * The headers of one page. Every page has a policy of its own: just its inline hashes and what it really loads.
 * @param inline the page's inline scripts and style texts
 */
export function pageHeaders(
  name: RouteName | undefined,
  inline: { scripts: readonly string[]; styles: readonly string[] },
  config: SiteConfig,
): Headers {
  const own = ["'self'", origin(config.ASSET_BASE)].filter(Boolean)
  // The iOS handshake's host holds underscores, which a CSP host may not: its scheme is allowed instead (shared/bridge/README.md, "Protocols").
  const bridge = name && routeOf(name).bridge !== false ? ['https:', 'yy:', 'wvjbscheme:'] : []
  const guests = guestsOf(name, config)
  const secure = config.PAGE_ORIGIN.startsWith('https:')
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...inline.scripts.map(hashSource)],
    'style-src': [...own, ...inline.styles.map(hashSource)],
    'img-src': [
      ...own,
      'data:',
      ...config.IMAGE_HOSTS.split(' ')
        .filter(Boolean)
        .map((host) => `https://${host}`),
    ],
    'connect-src': ["'self'", origin(config.API_ORIGIN)].filter(Boolean),
    'frame-src': bridge.length ? bridge : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  }
  return {
    // Looked at only: parts that come later are asked for without a hash (scripts/site/build/README.md, "Policies").
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    ...(name && endpoints(config)),
    'content-security-policy': Object.entries(withReport(withGuests(policy, guests), name, config))
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...(name && routeOf(name).access === 'member' ? FOR_MEMBERS : { 'cache-control': 'no-cache' }),
    ...(name && routeOf(name).noindex && { 'x-robots-tag': 'noindex' }),
    ...commonHeaders(secure),
    ...(guests.noReferrer && { 'referrer-policy': 'no-referrer' }),
  }
}

/** A page reports to one address, also one whose policy names other hosts alone. The page of unknown addresses reports nothing. */
function withReport(policy: Policy, name: RouteName | undefined, config: SiteConfig): Policy {
  const source = name && reportSettings(config)?.source
  const asked = policy['connect-src'] ?? []
  if (!source) return policy
  return {
    ...policy,
    ...(!asked.includes(source) && { 'connect-src': [...asked, source] }),
    'report-to': [ENDPOINT],
  }
}

/**
 * The same file for every query, so that one fetched ahead serves them all, and good for a week: a turn from page to page and the opening of
 * another day begin with the calls. Each opening asks behind its first view whether the document is still the live one
 * (shared/app/page/prefetch.ts), so a member sees the page of before a deploy once at most. Public pages may have an edge in front, which fills
 * them in.
 */
const FOR_MEMBERS = { 'cache-control': 'private, max-age=604800', 'no-vary-search': 'params' }

/** The name by which a policy says where its violations go. */
const ENDPOINT = 'reports'

/** Where the browser sends by itself what a policy stops: also where the page's own script is what is stopped. */
function endpoints(config: SiteConfig): Headers {
  const settings = reportSettings(config)
  return settings ? { 'reporting-endpoints': `${ENDPOINT}="${settings.url}"` } : {}
}

/** Headers of every file. */
export const commonHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every engine from Chromium 90 on knows: it warns of any other on each page.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=()',
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/** Hashed files never change; pictures and documents of `public/` may, so they are asked for again. */
export const assetHeaders = (path: string, secure: boolean): Headers => ({
  'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...commonHeaders(secure),
  ...(path.startsWith('/share/') && { 'cross-origin-resource-policy': 'cross-origin' }),
})

/** What scripts need besides when pages of another origin fetch them (ASSET_BASE is a CDN): `integrity` works with CORS only. */
export const cdnHeaders = ({ ASSET_BASE, PAGE_ORIGIN }: SiteConfig): Headers =>
  origin(ASSET_BASE) && origin(ASSET_BASE) !== origin(PAGE_ORIGIN)
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : {}
