import type wx from 'weixin-js-sdk'
import { getDevice } from '#shared/api/device.ts'
import { getSignature } from '#shared/api/wechat.ts'
import { WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { OPEN_TAG } from './open-tag.ts'
import { reportWechatError, type WechatError } from './report-error.ts'

export type WechatSdk = typeof wx

/** Nobody waits for it, but it must come to an end: signature and WeChat's own check together. */
const LIMIT_MS = 5000
/** New calls since client 6.7.2, and those that older clients and WeCom know. */
export const CURRENT_TAG_API = ['updateAppMessageShareData', 'updateTimelineShareData'] as const
export const OLD_TAG_API = ['onMenuShareAppMessage', 'onMenuShareTimeline'] as const

let isTagless = false
/** Whether WeChat gives this page open tags, as far as it has said. */
export const hasTags = () => !isTagless

// It comes right after the signature was taken, before anybody has put a tag into the page.
if (WECHAT_OPEN_APP) {
  document.addEventListener('WeixinOpenTagsError', () => {
    isTagless = true
    reportWechatError('tag')
  })
}

let checked: { url: string; sdk: Promise<WechatSdk | undefined> } | undefined

/**
 * WeChat's SDK once WeChat took the page's signature; asked once per address, again after a refusal.
 * @param landing the address that was loaded first
 * @returns undefined where it is refused or cannot be loaded
 */
export async function getConfiguredSdk(landing: string): Promise<WechatSdk | undefined> {
  const url = getSignedUrl(landing)
  if (checked?.url !== url) checked = { url, sdk: configureSdk(url) }
  const mine = checked
  const sdk = await mine.sdk
  if (!sdk && checked === mine) checked = undefined
  return sdk
}

const configureSdk = (url: string) =>
  loadModule(() => import('./kit.ts'), false).then(
    async ({ wx }) => ((await configurePage(wx, url)) ? wx : undefined),
    () => undefined,
  )

/**
 * WeChat on iOS verifies the address that was loaded first, on Android the current one
 * (shared/bridge/README.md, "WeChat").
 */
const getSignedUrl = (landing: string) => (getDevice(navigator) === 'ios' ? landing : location.href).split('#')[0]!

function configurePage(wx: WechatSdk, url: string): Promise<boolean> {
  const limit = new AbortController()
  return new Promise((resolve) => {
    let isSigned = false
    let isOver = false
    const resolveOnce = (isReady: boolean) => {
      isOver = true
      clearTimeout(timer)
      resolve(isReady)
    }
    const reportError = (why: WechatError) => {
      if (!isOver) reportWechatError(why)
      resolveOnce(false)
    }
    const timer = setTimeout(() => {
      limit.abort()
      reportError(isSigned ? 'silence' : 'signing')
    }, LIMIT_MS)
    getSignature(url, limit.signal).then(
      (signed) => {
        if (!signed) return reportError('fields')
        isSigned = true
        // The SDK rewrites the lists it is given, and calls `ready` after `error` as well.
        wx.config({
          debug: false,
          ...signed,
          jsApiList: [...CURRENT_TAG_API, ...OLD_TAG_API],
          ...(WECHAT_OPEN_APP && { openTagList: [OPEN_TAG] }),
        })
        wx.error(({ errMsg }: { errMsg?: string }) => reportError(getRefusal(errMsg)))
        wx.ready(() => resolveOnce(true))
      },
      () => resolveOnce(false), // told as a failed call
    )
  })
}

/** `config:invalid signature`, `config:invalid url domain` and others. */
const getRefusal = (message = '') =>
  /signature/.test(message) ? 'signature' : /domain/.test(message) ? 'domain' : 'config'
