import { MARK_FILE } from '#shared/brand.ts'
import { takeCharacters, toWellFormed } from '#shared/format/text.ts'
import { CURRENT_TAG_API, getConfiguredSdk, type WechatSdk } from './configured-sdk.ts'

/** What a chat shows when somebody sends a page on. */
export interface ShareCard {
  title: string
  desc: string
  /**
   * Path with validated ids, from `getPageUrl`; never `location`, to which apps append parameters.
   */
  link: string
  /** Path on this site, or a URL of `toImageUrl`; a small square. '' or missing: the app's mark. */
  image?: string
}

const LONGEST_TITLE = 60
const LONGEST_TEXT = 120

let latest: ShareCard

/** Hand a card to WeChat, once it took the page's signature. Failures are only logged. */
export async function setCard(card: ShareCard, landing: string): Promise<void> {
  latest = card
  const wx = await getConfiguredSdk(landing)
  if (wx && latest === card) applyCard(wx, card)
}

/** The SDK's types ask for these; "set" or "not set" is all they would say, not whether anybody shared. */
const QUIET = { success() {}, cancel() {} }

function applyCard(wx: WechatSdk, card: ShareCard) {
  const toAbsoluteUrl = (path: string) => new URL(path, location.origin).href
  const timeline = {
    ...QUIET,
    title: takeCharacters(toWellFormed(card.title), LONGEST_TITLE),
    link: toAbsoluteUrl(card.link),
    imgUrl: toAbsoluteUrl(card.image || MARK_FILE),
  }
  const message = { ...timeline, desc: takeCharacters(toWellFormed(card.desc), LONGEST_TEXT) }
  wx.checkJsApi({
    ...QUIET,
    jsApiList: [...CURRENT_TAG_API],
    complete({ checkResult }: { checkResult?: Record<string, boolean> }) {
      if (!CURRENT_TAG_API.every((name) => checkResult?.[name] === false)) {
        wx.updateAppMessageShareData({ ...message })
        wx.updateTimelineShareData({ ...timeline })
      }
      if (!CURRENT_TAG_API.every((name) => checkResult?.[name])) {
        wx.onMenuShareAppMessage({ ...message })
        wx.onMenuShareTimeline({ ...timeline })
      }
    },
  })
}
