import type { Environment } from './container.ts'

/** Where the app can be opened. Nothing else ever goes into a deep link. */
export type WakeTarget =
  | { page: 'home' }
  | { page: 'course'; courseNo: string; courseType: string }
  | { page: 'group'; id: string }
  | { page: 'activity'; activityId: string }

/** From the build configuration. */
export interface AppLinks {
  /** Without `://`. */
  scheme: string
  /** App Store page. */
  storeUrl: string
  /** Android installer, by environment. Chrome opens it if the app is missing. */
  packageUrl: string
  /** Of the Android app; without it Chrome gets the scheme in place of an `intent:`. */
  packageName?: string
  /** HarmonyOS' store page of the app. */
  galleryUrl?: string
  /** https, on another host than the pages. */
  universalLink?: string
}

/** `app`: the page runs inside the app, so there is nothing to install. `guide`: 点击右上角选择浏览器打开. */
export type WakeFallback = { kind: 'store' | 'package'; address: string } | { kind: 'none' | 'app' | 'guide' }

export type WakePlan =
  | { kind: 'scheme' | 'intent' | 'universal-link'; address: string; fallback: WakeFallback }
  /** 点击右上角选择浏览器打开 */
  | { kind: 'guide' }
  /** 请使用微信或系统浏览器打开, 5 s */
  | { kind: 'baidu-notice' }
  /** 复制链接，在浏览器打开 */
  | { kind: 'copy' }
  /** A QR code: the phone opens it. */
  | { kind: 'desktop' }
  /** Already in the app, and no page of it is named: go back by the bridge. */
  | { kind: 'native' }

/** The paths are readings (shared/bridge/README.md, "Waking the app"). */
function getDeepPath(target: WakeTarget): [path: string, values: [string, string][]] {
  switch (target.page) {
    case 'course':
      return [
        'course/detail',
        [
          ['course_no', target.courseNo],
          ['course_type', target.courseType],
        ],
      ]
    case 'group':
      return ['group/mine', [['id', target.id]]]
    case 'activity':
      return ['activity/detail', [['activityId', target.activityId]]]
    case 'home':
      return ['home', []]
  }
}

/** Campaign tags of the page's own query: utm_* and channel. */
const getCampaignTags = (search: string) =>
  [...new URLSearchParams(search)].filter(([key]) => /^(utm_[a-z]{1,20}|channel)$/.test(key))

/**
 * Deep link without scheme: `course/detail?course_no=C1`. `search` is the page's query, whose
 * campaign tags are included.
 */
function getDeepLink(target: WakeTarget, search: string) {
  const [path, values] = getDeepPath(target)
  // What is not known is left out, the kind of a course for one.
  const allowed = values.filter(([, value]) => value)
  const query = [...allowed, ...getCampaignTags(search)].map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return query.length ? `${path}?${query.join('&')}` : path
}

/** Deep link with scheme, for WeChat's open tag. */
export const getSchemeUrl = (target: WakeTarget, scheme: string, search: string) =>
  `${scheme}://${getDeepLink(target, search)}`

/**
 * How to open the app from here, and what to do when it stays closed for 3 s. `inApp`: a bridge is there.
 * `search` is the page's query, whose campaign tags go along.
 */
export function createWakePlan(
  placement: Pick<Environment, 'platform' | 'container' | 'chromium'> & { inApp?: boolean },
  target: WakeTarget,
  links: AppLinks,
  search = '',
): WakePlan {
  if (placement.inApp) {
    if (target.page === 'home') return { kind: 'native' }
    return { kind: 'scheme', address: getSchemeUrl(target, links.scheme, search), fallback: { kind: 'app' } }
  }
  if (placement.container === 'baidu') return { kind: 'baidu-notice' }
  if (placement.platform === 'desktop') return { kind: 'desktop' } // of chat apps too: no app of ours runs there
  if (placement.container === 'miniprogram') return { kind: 'copy' }
  const link = getDeepLink(target, search)
  const scheme = `${links.scheme}://${link}`
  // A few let a scheme through; most do nothing, and no download either.
  if (placement.container === 'otherApp') return { kind: 'scheme', address: scheme, fallback: { kind: 'guide' } }
  if (placement.container !== 'browser') return { kind: 'guide' } // schemes are blocked or asked there
  switch (placement.platform) {
    case 'ios': {
      const fallback: WakeFallback = { kind: 'store', address: links.storeUrl }
      if (!links.universalLink) return { kind: 'scheme', address: scheme, fallback }
      return { kind: 'universal-link', address: `${links.universalLink.replace(/\/$/, '')}/${link}`, fallback }
    }
    case 'harmony': {
      // It runs no Android package.
      const { galleryUrl } = links
      return {
        kind: 'scheme',
        address: scheme,
        fallback: galleryUrl ? { kind: 'store', address: galleryUrl } : { kind: 'none' },
      }
    }
    case 'android': {
      const fallback: WakeFallback = { kind: 'package', address: links.packageUrl }
      if (!placement.chromium || !links.packageName) return { kind: 'scheme', address: scheme, fallback }
      const intent = `scheme=${links.scheme};package=${links.packageName}`
      const missing = `S.browser_fallback_url=${encodeURIComponent(links.packageUrl)}`
      return { kind: 'intent', address: `intent://${link}#Intent;${intent};${missing};end`, fallback }
    }
  }
}
