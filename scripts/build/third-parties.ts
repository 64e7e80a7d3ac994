import { getQiyuScriptUrl } from '#pages/chat/qiyu-script.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'

/** A content security policy: directive → sources. */
export type Policy = Record<string, readonly string[]>

/** The origin of an address; '' for a path, which is on the page's own. */
export const getOrigin = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : '')

/** NetEase Qiyu's script, session pages and files. */
const QIYU = ['https://qiyukf.com', 'https://*.qiyukf.com', 'https://*.qiyukf.net']

/** WeChat's JSSDK reports to this one address. */
const JSSDK_REPORT = 'https://open.weixin.qq.com'
/**
 * WeChat shows an open tag in a frame of this scheme and of https://*.qq.com (its documentation of
 * open tags); https is already allowed for the bridge.
 */
const OPEN_TAG_FRAME = 'webcompt:'

/**
 * Allows prefetching the site's own pages. Chromium 90–92 and Firefox check a prefetch against
 * `default-src`, and newer engines report `prefetch-src` as an error. So `default-src` names the
 * site, and each fallback is closed explicitly.
 */
const PREFETCH: Policy = {
  'default-src': ["'self'"],
  'font-src': ["'none'"],
  'manifest-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
}

/** Whether a page has a foreign side, which learns nothing about our addresses. */
export const isAddressHidden = (name: RouteName | undefined) =>
  name === 'workOrder' || name === 'orderList' || name === 'chat'

/**
 * Third-party scripts that a page runs early. They are preloaded, because their host needs its own
 * connection.
 */
export const getThirdPartyScripts = (name: RouteName, { CHAT_PROVIDER, CHAT_APP_KEY }: SiteConfig): string[] =>
  name === 'chat' && CHAT_PROVIDER === 'qiyu' ? [getQiyuScriptUrl(CHAT_APP_KEY)] : []

/** The default policy plus the exact hosts of a page's third parties and what it prefetches. */
export function allowThirdParties(name: RouteName | undefined, policy: Policy, config: SiteConfig): Policy {
  const addSources = (directive: string, ...sources: string[]) => ({ [directive]: [...policy[directive]!, ...sources] })
  switch (name) {
    case 'workOrder':
    case 'orderList': {
      const host = getOrigin(name === 'workOrder' ? config.WORK_ORDER_URL : config.ORDER_LIST_URL)
      // The page checks that the host responds (shared/features/external-form/frame-page.tsx), and
      // its own origin before it returns to the chat.
      return { ...policy, 'frame-src': [host], 'connect-src': ["'self'", host] }
    }
    case 'chat': {
      if (config.CHAT_PROVIDER !== 'qiyu') return policy
      // A foreign script that builds its own markup cannot live with trusted types.
      const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = policy
      const hosts = ['connect-src', 'frame-src', 'img-src'].map((directive) => addSources(directive, ...QIYU))
      return Object.assign(rest, addSources('script-src', QIYU[0]!), ...hosts)
    }
    case 'file':
      // Pictures in a Word file are blobs; its XML is parsed under the default Trusted Types policy
      // (pages/file/word.ts).
      return {
        ...policy,
        ...addSources('img-src', 'blob:'),
        ...addSources('connect-src', ...[getOrigin(config.LEGAL_BASE)].filter(Boolean)),
        'trusted-types': ['default'],
      }
    // These fetch the next page ahead (shared/page/prefetch.ts).
    case 'activity':
    case 'bodyFatScale':
    case 'columnCourses':
    case 'integral':
      return { ...policy, ...PREFETCH }
    // And shares the card of its public twin.
    case 'columnDetails':
      return { ...policy, ...PREFETCH, ...(config.WECHAT === 'on' && addSources('img-src', JSSDK_REPORT)) }
    default: {
      if (config.WECHAT !== 'on' || !name) return policy
      const hasTag = Boolean(config.WECHAT_OPEN_APP && (SHARE_PAGES[name] || name === 'test'))
      return {
        ...policy,
        ...((hasTag || SHARE_PAGES[name]?.card) && addSources('img-src', JSSDK_REPORT)),
        ...(hasTag && addSources('frame-src', OPEN_TAG_FRAME)),
      }
    }
  }
}
