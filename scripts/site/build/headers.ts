import { hash } from 'node:crypto'
import { routeOf } from '#scripts/base/page-names.ts'
import { reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { hidesAddress, originOf, type Policy, withGuests } from './third-parties.ts'

export type Headers = Record<string, string>

/** `'sha256-…'` of an inline script or style, as the CSP names it. */
export const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
/** `integrity` of a file. */
export const integrityOf = (bytes: string | Uint8Array) => `sha384-${hash('sha384', bytes, 'base64')}`

/**
 * The headers of one page. Every page has a policy of its own: just its inline hashes and what it really loads.
 * @param name undefined for the page of unknown addresses, which reports nothing
 * @param inline the page's inline scripts and style texts
 */
export function pageHeaders(
  name: RouteName | undefined,
  inline: { scripts: readonly string[]; styles: readonly string[] },
  config: SiteConfig,
): Headers {
  const own = ["'self'", originOf(config.ASSET_BASE)].filter(Boolean)
  // The iOS handshake's host holds underscores, which a CSP host may not: its scheme is allowed instead (shared/bridge/README.md, "Protocols").
  const hasBridge = name && routeOf(name).bridge !== false
  const pictures = config.IMAGE_HOSTS.split(' ')
    .filter(Boolean)
    .map((host) => `https://${host}`)
  const common: Policy = {
    'default-src': ["'none'"],
    'script-src': [...own, ...inline.scripts.map(hashSource)],
    'style-src': [...own, ...inline.styles.map(hashSource)],
    'img-src': [...own, 'data:', ...(pictures.length ? pictures : ['https:'])],
    'connect-src': ["'self'", originOf(config.API_ORIGIN)].filter(Boolean),
    'frame-src': hasBridge ? ['https:', 'yy:', 'wvjbscheme:'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(isSecure(config) && { 'upgrade-insecure-requests': [] }),
  }
  const policy = withGuests(name, common, config)
  const report = name && reportSettings(config)
  if (report) policy['connect-src'] = [...new Set([...policy['connect-src']!, report.source])]
  return {
    // Looked at only: parts that come later are asked for without a hash (scripts/site/build/README.md, "Policies").
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...(name && routeOf(name).access === 'member' ? FOR_MEMBERS : { 'cache-control': 'no-cache' }),
    ...(name && routeOf(name).noindex && { 'x-robots-tag': 'noindex' }),
    ...commonHeaders(config),
    ...(hidesAddress(name) && { 'referrer-policy': 'no-referrer' }),
  }
}

/**
 * The same file for every query, so that one fetched ahead serves them all, and good for a week: a turn from page to page and the opening of
 * another day begin with the calls. Each opening asks behind its first view whether the document is still the live one
 * (shared/app/page/prefetch.ts), so a member sees the page of before a deploy once at most. Public pages may have an edge in front, which fills
 * them in.
 */
const FOR_MEMBERS = { 'cache-control': 'private, max-age=604800', 'no-vary-search': 'params' }

const isSecure = ({ PAGE_ORIGIN }: SiteConfig) => PAGE_ORIGIN.startsWith('https:')

/** A day by default: a longer one cannot be taken back from browsers that have seen it. */
const hsts = ({ HSTS_MAX_AGE, HSTS_SUBDOMAINS }: SiteConfig) =>
  `max-age=${HSTS_MAX_AGE || 86_400}${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`

/** Headers of every file. */
export const commonHeaders = (config: SiteConfig): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every engine from Chromium 90 on knows: it warns of any other on each page.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=()',
  ...(isSecure(config) && { 'strict-transport-security': hsts(config) }),
})

/** Hashed files never change; pictures and documents of `public/` may, so they are asked for again. */
export const assetHeaders = (path: string, config: SiteConfig): Headers => ({
  'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...commonHeaders(config),
  ...(path.startsWith('/share/') && { 'cross-origin-resource-policy': 'cross-origin' }),
})

/** What scripts need besides when pages of another origin fetch them (ASSET_BASE is a CDN): `integrity` works with CORS only. */
export const cdnHeaders = ({ ASSET_BASE, PAGE_ORIGIN }: SiteConfig): Headers =>
  originOf(ASSET_BASE) && originOf(ASSET_BASE) !== originOf(PAGE_ORIGIN)
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : {}
