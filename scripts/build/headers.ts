import { hash } from 'node:crypto'
import { getRoute } from '#scripts/base/page-names.ts'
import { reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { allowThirdParties, getOrigin, isAddressHidden, type Policy } from './third-parties.ts'

export type Headers = Record<string, string>

/** `'sha256-…'` of an inline script or style, as the CSP names it. */
export const toHashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
/** `integrity` of a file. */
export const computeIntegrity = (bytes: string | Uint8Array) => `sha384-${hash('sha384', bytes, 'base64')}`

/**
 * The headers of one page. Every page has a policy of its own: just its inline hashes and what it
 * really loads.
 * @param name undefined for the page of unknown addresses, which reports nothing
 * @param inline the page's inline scripts and style texts
 */
export function createPageHeaders(
  name: RouteName | undefined,
  inline: { scripts: readonly string[]; styles: readonly string[] },
  config: SiteConfig,
): Headers {
  const local = ["'self'", getOrigin(config.ASSET_BASE)].filter(Boolean)
  // The host of the iOS handshake contains underscores, which CSP does not allow, so its scheme is
  // allowed (shared/bridge/README.md, "Protocols").
  const hasBridge = name && getRoute(name).bridge !== false
  const pictures = config.IMAGE_HOSTS.split(' ')
    .filter(Boolean)
    .map((host) => `https://${host}`)
  const common: Policy = {
    'default-src': ["'none'"],
    'script-src': [...local, ...inline.scripts.map(toHashSource)],
    'style-src': [...local, ...inline.styles.map(toHashSource)],
    'img-src': [...local, 'data:', ...(pictures.length ? pictures : ['https:'])],
    'connect-src': ["'self'", getOrigin(config.API_ORIGIN)].filter(Boolean),
    'frame-src': hasBridge ? ['https:', 'yy:', 'wvjbscheme:'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(isSecure(config) && { 'upgrade-insecure-requests': [] }),
  }
  const policy = allowThirdParties(name, common, config)
  const report = name && reportSettings(config)
  if (report) policy['connect-src'] = [...new Set([...policy['connect-src']!, report.source])]
  return {
    // Report only: lazy modules are requested without a hash (scripts/build/README.md,
    // "Policies").
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...(name && getRoute(name).access === 'member' ? FOR_MEMBERS : { 'cache-control': 'no-cache' }),
    ...(name && getRoute(name).noindex && { 'x-robots-tag': 'noindex' }),
    ...createCommonHeaders(config),
    ...(isAddressHidden(name) && { 'referrer-policy': 'no-referrer' }),
  }
}

/**
 * One file for every query, so that a prefetched document serves them all, cached for a week. Each
 * page view revalidates the document after its first view (shared/page/prefetch.ts), so a
 * member sees an old page once at most. Public pages may have the edge in front.
 */
const FOR_MEMBERS = { 'cache-control': 'private, max-age=604800', 'no-vary-search': 'params' }

const isSecure = ({ PAGE_ORIGIN }: SiteConfig) => PAGE_ORIGIN.startsWith('https:')

/** A day by default: a longer one cannot be taken back from browsers that have seen it. */
const formatHsts = ({ HSTS_MAX_AGE, HSTS_SUBDOMAINS }: SiteConfig) =>
  `max-age=${HSTS_MAX_AGE || 86_400}${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`

/** Headers of every file. */
export const createCommonHeaders = (config: SiteConfig): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only names that every engine from Chromium 90 on knows: it warns of any other on each page.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=()',
  ...(isSecure(config) && { 'strict-transport-security': formatHsts(config) }),
})

/** Hashed files never change. Pictures and documents of `public/` may, so they are revalidated. */
export const createAssetHeaders = (path: string, config: SiteConfig): Headers => ({
  'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...createCommonHeaders(config),
  ...(path.startsWith('/share/') && { 'cross-origin-resource-policy': 'cross-origin' }),
})

/**
 * Headers for scripts that pages of another origin fetch (ASSET_BASE is a CDN): `integrity` works
 * only with CORS.
 */
export const createCdnHeaders = ({ ASSET_BASE, PAGE_ORIGIN }: SiteConfig): Headers =>
  getOrigin(ASSET_BASE) && getOrigin(ASSET_BASE) !== getOrigin(PAGE_ORIGIN)
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : {}
