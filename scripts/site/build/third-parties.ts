import { qiyuScript } from '#pages/chat/qiyu-script.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'

/** A content security policy: directive → sources. */
export type Policy = Record<string, readonly string[]>

/** The origin of an address; '' for a path, which is on the page's own. */
export const originOf = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : '')

/** NetEase Qiyu's script, session pages and files. */
const QIYU = ['https://qiyukf.com', 'https://*.qiyukf.com', 'https://*.qiyukf.net']

/** WeChat's JSSDK reports to this one address. */
const JSSDK_REPORT = 'https://open.weixin.qq.com'
/** WeChat shows an open tag in a frame of this scheme and of https://*.qq.com (its documentation of open tags); https is allowed for the bridge already. */
const OPEN_TAG_FRAME = 'webcompt:'

/**
 * The right to prefetch the site's own pages. Newer Chromium allows what any directive allows; Chromium 90–92 and Firefox hold a
 * prefetch against `default-src` alone, and `prefetch-src` is unknown to newer engines, which report it as an error.
 * So `default-src` names the site, and what would fall back to it is closed one by one.
 */
const PREFETCH: Policy = {
  'default-src': ["'self'"],
  'font-src': ["'none'"],
  'manifest-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
}

/** Whether a page has a foreign side, which learns nothing about our addresses. */
export const hidesAddress = (name: RouteName | undefined) =>
  name === 'workOrder' || name === 'orderList' || name === 'chat'

/** A foreign script that a page runs as soon as it may, fetched while the page itself is: its host is a connection of its own. */
export const foreignScripts = (name: RouteName, { CHAT_PROVIDER, CHAT_APP_KEY }: SiteConfig): string[] =>
  name === 'chat' && CHAT_PROVIDER === 'qiyu' ? [qiyuScript(CHAT_APP_KEY)] : []

/** The default policy with what one page changes in it: exactly the hosts of its third parties and what it prefetches. */
export function withGuests(name: RouteName | undefined, policy: Policy, config: SiteConfig): Policy {
  const adding = (directive: string, ...sources: string[]) => ({ [directive]: [...policy[directive]!, ...sources] })
  switch (name) {
    case 'workOrder':
    case 'orderList': {
      const host = originOf(name === 'workOrder' ? config.WORK_ORDER_URL : config.ORDER_LIST_URL)
      // The page asks that host whether it answers (shared/app/external-form/frame-page.tsx), and its own, before it goes back to the chat.
      return { ...policy, 'frame-src': [host], 'connect-src': ["'self'", host] }
    }
    case 'chat': {
      if (config.CHAT_PROVIDER !== 'qiyu') return policy
      // A foreign script that builds its own markup cannot live with trusted types.
      const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = policy
      const hosts = ['connect-src', 'frame-src', 'img-src'].map((directive) => adding(directive, ...QIYU))
      return Object.assign(rest, adding('script-src', QIYU[0]!), ...hosts)
    }
    case 'file':
      // Pictures inside a Word file are blobs; its XML is parsed under the default policy of trusted types (pages/file/word.ts).
      return {
        ...policy,
        ...adding('img-src', 'blob:'),
        ...adding('connect-src', ...[originOf(config.LEGAL_BASE)].filter(Boolean)),
        'trusted-types': ['default'],
      }
    // These fetch the next page ahead (shared/app/page/prefetch.ts).
    case 'activity':
    case 'bodyFatScale':
    case 'columnCourses':
    case 'integral':
      return { ...policy, ...PREFETCH }
    // And shares the card of its public twin.
    case 'columnDetails':
      return { ...policy, ...PREFETCH, ...(config.WECHAT === 'on' && adding('img-src', JSSDK_REPORT)) }
    default: {
      if (config.WECHAT !== 'on' || !name) return policy
      const hasTag = Boolean(config.WECHAT_OPEN_APP && (SHARE_PAGES[name] || name === 'test'))
      return {
        ...policy,
        ...((hasTag || SHARE_PAGES[name]?.card) && adding('img-src', JSSDK_REPORT)),
        ...(hasTag && adding('frame-src', OPEN_TAG_FRAME)),
      }
    }
  }
}
