import type { SiteConfig } from '#scripts/base/site-config.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'

/** A content security policy: directive → sources. */
export type Policy = Record<string, readonly string[]>

interface Guests {
  /** Sources added to the default policy, or in place of it where the default is `'none'` or must go. */
  add?: Policy
  replace?: Policy
  /** Directives left out: a foreign script that builds its own markup can not live with them. */
  drop?: readonly string[]
  /** The foreign side learns nothing about our addresses. */
  noReferrer?: true
}

const origin = (address: string) => new URL(address).origin

/** NetEase Qiyu's script, session pages and files. */
const QIYU = ['https://qiyukf.com', 'https://*.qiyukf.com', 'https://*.qiyukf.net']

/**
 * Pages that WeChat shares with a card of their own (shared/app/wechat/share.ts): share pages that tell one, and /columnDetails,
 * which hands on the link of its public twin.
 */
const hasWechatCard = (name: RouteName) => Boolean(SHARE_PAGES[name]?.card) || name === 'columnDetails'
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

/** What pages change in the default policy: exactly the hosts of their third parties and what they prefetch, on no other page. */
export const guestsOf = (name: RouteName | undefined, config: SiteConfig): Guests => {
  switch (name) {
    case 'workOrder':
    case 'orderList': {
      const address = name === 'workOrder' ? config.WORK_ORDER_URL : config.ORDER_LIST_URL
      const host = [origin(address)]
      // The page asks that host whether it answers (shared/app/external-form/frame-answers.ts), and its own, before it goes back to the chat.
      return { replace: { 'frame-src': host, 'connect-src': ["'self'", ...host] }, noReferrer: true }
    }
    case 'chat':
      if (config.CHAT_PROVIDER !== 'qiyu') return { noReferrer: true }
      return {
        add: { 'script-src': QIYU.slice(0, 1), 'connect-src': QIYU, 'frame-src': QIYU, 'img-src': QIYU },
        drop: ['require-trusted-types-for', 'trusted-types'],
        noReferrer: true,
      }
    case 'file':
      // Pictures inside a Word file are blobs; its XML is parsed under the default policy of trusted types (pages/file/word.ts).
      return {
        add: {
          'img-src': ['blob:'],
          'connect-src': /^https?:/.test(config.LEGAL_BASE) ? [origin(config.LEGAL_BASE)] : [],
        },
        replace: { 'trusted-types': ['default'] },
      }
    // These fetch the next page ahead (shared/app/page/prefetch.ts).
    case 'activity':
    case 'bodyFatScale':
    case 'columnCourses':
      return { add: { 'connect-src': config.API_ORIGIN ? ["'self'"] : [] }, replace: PREFETCH }
    default: {
      if (config.WECHAT !== 'on' || !name) return {}
      const hasTag = Boolean(config.WECHAT_OPEN_APP && SHARE_PAGES[name])
      return {
        add: {
          ...((hasTag || hasWechatCard(name)) && { 'img-src': [JSSDK_REPORT] }),
          ...(hasTag && { 'frame-src': [OPEN_TAG_FRAME] }),
        },
      }
    }
  }
}

/** The default policy with the changes of one page. */
export function withGuests(policy: Policy, { add = {}, replace = {}, drop = [] }: Guests): Policy {
  const merged = { ...policy, ...replace }
  for (const [directive, sources] of Object.entries(add)) merged[directive] = [...(merged[directive] ?? []), ...sources]
  return Object.fromEntries(Object.entries(merged).filter(([directive]) => !drop.includes(directive)))
}
