export interface Environment {
  platform: 'ios' | 'android' | 'harmony' | 'desktop'
  /**
   * `miniprogram`: a WeChat mini program, whose web view has no menu to a browser. `otherApp`: apps
   * that silently block schemes and downloads (shared/bridge/README.md, "Containers").
   */
  container:
    | 'wechat'
    | 'miniprogram'
    | 'wecom'
    | 'dingtalk'
    | 'alipay'
    | 'feishu'
    | 'weibo'
    | 'baidu'
    | 'qq'
    | 'otherApp'
    | 'browser'
  /** A guess that only decides whether the bridge is tried: a web view of no app we know. */
  mayBeNative: boolean
  /** Follows `intent:` links: Chrome's own engine on Android, without a vendor's browser around it. */
  chromium: boolean
  /** Major version of iOS or iPadOS. */
  iosVersion?: number
}

/** First match wins: WeCom and DingTalk also carry the marks of others, and Feishu keeps Safari's. */
const CONTAINERS: [RegExp, Environment['container']][] = [
  [/wxwork\//i, 'wecom'],
  [/MicroMessenger.*miniProgram\//is, 'miniprogram'],
  [/MicroMessenger/i, 'wechat'],
  [/DingTalk\//i, 'dingtalk'],
  [/AlipayClient|AliApp\(AP\//i, 'alipay'],
  [/\bLark\/|Feishu/i, 'feishu'],
  [/__weibo__|Weibo \(/i, 'weibo'],
  [/baiduboxapp\//i, 'baidu'],
  [/\bQQ\//, 'qq'],
  [
    /aweme|Bytedance|NewsArticle|xhsdiscover|Kwai|ksNebula|Zhihu|Bili|Taobao|AliApp|TUnionSDK|JDApp|Pinduoduo|meituan|UC(Browser|WEB)|Quark|FBA[NV]|Instagram|\bLine\//i,
    'otherApp',
  ],
]

/** Browsers whose web views would otherwise look like ours. */
const OTHERS = /Browser|SogouMobile|360SE|MetaSr|Maxthon|Firefox|FxiOS|CriOS|EdgA|EdgiOS|OPR\/|OPiOS|GSA\//i

/**
 * Detects platform and container. Never throws; an unknown user agent is a desktop browser.
 * `maxTouchPoints` distinguishes an iPad that reports Macintosh from a Mac. The order of the rules
 * matters.
 */
export function detectEnvironment(userAgent: string, maxTouchPoints: number): Environment {
  const hasMark = (mark: RegExp) => mark.test(userAgent)
  const platform = hasMark(/OpenHarmony|ArkWeb/) // first: Huawei's browser adds "Android 10" for some sites
    ? 'harmony'
    : hasMark(/iPhone|iPad|iPod/) || (hasMark(/Macintosh/) && maxTouchPoints > 1)
      ? 'ios'
      : hasMark(/Android/)
        ? 'android'
        : 'desktop'
  const container = CONTAINERS.find(([mark]) => hasMark(mark))?.[1] ?? 'browser'
  const webView =
    platform === 'ios'
      ? !hasMark(/Safari\//)
      : platform === 'android'
        ? hasMark(/; wv\)|Version\/4\.0 Chrome\//)
        : platform === 'harmony' // its web views and its browser differ only by the browser's own name
  const environment: Environment = {
    platform,
    container,
    mayBeNative: webView && container === 'browser' && !hasMark(OTHERS),
    chromium: platform === 'android' && hasMark(/Chrome\/\d/) && !hasMark(/; wv\)|Version\/4\.0|Browser|Quark/),
  }
  // From Safari 26 on the system part stays at 18_6, so Safari's own version goes first.
  const version = platform === 'ios' && (/Version\/(\d+)/.exec(userAgent) ?? / OS (\d+)_/.exec(userAgent))
  if (version) environment.iosVersion = Number(version[1])
  return environment
}
