import wx from 'weixin-js-sdk'
import { getSignature } from '#shared/api/wechat.ts'
import { MARK_FILE } from '#shared/brand.ts'
import { firstCharacters, wellFormed } from '#shared/core/text.ts'
import type { ShareCard } from './share.ts'

/** Nobody waits for it, but it must come to an end: signature and WeChat's own check together. */
const LIMIT_MS = 5000
/** New calls since client 6.7.2, and those that older clients and WeCom know. */
const NEW = ['updateAppMessageShareData', 'updateTimelineShareData'] as const
const OLD = ['onMenuShareAppMessage', 'onMenuShareTimeline'] as const
const LONGEST_TITLE = 60
const LONGEST_TEXT = 120

let latest: ShareCard
let checked: { url: string; isReady: Promise<boolean> } | undefined

/** Hand a card to WeChat: sign and configure once per address, then set it. Failures are only logged. */
export async function setCard(card: ShareCard, landing: string): Promise<void> {
  latest = card
  const url = signedUrl(landing)
  if (checked?.url !== url) checked = { url, isReady: configured(url) }
  const mine = checked
  if (!(await mine.isReady)) {
    if (checked === mine) checked = undefined // the next card tries again
    return
  }
  if (latest === card) put(card)
}

/** WeChat on iOS verifies the address that was loaded first, on Android the one of now (shared/bridge/README.md, "WeChat"). */
const signedUrl = (landing: string) =>
  (/iP(hone|ad|od)/.test(navigator.userAgent) ? landing : location.href).split('#')[0]!

/** Whether WeChat took the page's signature within the limit. */
function configured(url: string): Promise<boolean> {
  const limit = new AbortController()
  return new Promise((resolve) => {
    const end = (isReady: boolean, why?: unknown) => {
      clearTimeout(timer)
      if (!isReady) console.warn('wechat share', String(why))
      resolve(isReady)
    }
    const timer = setTimeout(() => {
      limit.abort()
      end(false, 'no answer')
    }, LIMIT_MS)
    getSignature(url, limit.signal).then(
      ({ appId, timestamp, nonceStr, signature }) => {
        // The SDK rewrites the list it is given, and calls `ready` after `error` as well.
        wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...NEW, ...OLD] })
        wx.error((error: { errMsg?: string }) => end(false, error.errMsg))
        wx.ready(() => end(true))
      },
      (error) => end(false, error),
    )
  })
}

/** The SDK's types ask for these; "set" or "not set" is all they would say, not whether anybody shared. */
const QUIET = { success() {}, cancel() {} }

function put(card: ShareCard) {
  const absolute = (path: string) => new URL(path, location.origin).href
  const timeline = {
    ...QUIET,
    title: firstCharacters(wellFormed(card.title), LONGEST_TITLE),
    link: absolute(card.link),
    imgUrl: absolute(card.image || MARK_FILE),
  }
  const message = { ...timeline, desc: firstCharacters(wellFormed(card.desc), LONGEST_TEXT) }
  wx.checkJsApi({
    ...QUIET,
    jsApiList: [...NEW],
    complete({ checkResult }: { checkResult?: Record<string, boolean> }) {
      if (!NEW.every((name) => checkResult?.[name] === false)) {
        wx.updateAppMessageShareData({ ...message })
        wx.updateTimelineShareData({ ...timeline })
      }
      if (!NEW.every((name) => checkResult?.[name])) {
        wx.onMenuShareAppMessage({ ...message })
        wx.onMenuShareTimeline({ ...timeline })
      }
    },
  })
}
