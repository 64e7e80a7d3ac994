import wx from 'weixin-js-sdk'
import { MARK_FILE } from '#shared/brand.ts'
import { firstCharacters, wellFormed } from '#shared/core/text.ts'
import { configured, NEW } from './configured.ts'

/** What a chat shows when somebody sends a page on. */
export interface ShareCard {
  title: string
  desc: string
  /** Path of a page with validated ids, from `pageUrl`: never the address of this visit, which carries what apps append to it. */
  link: string
  /** Path on this site, or an address that passed the image guard; a small square. '' or missing: the app's mark. */
  image?: string
}

const LONGEST_TITLE = 60
const LONGEST_TEXT = 120

let latest: ShareCard

/** Hand a card to WeChat, once it took the page's signature. Failures are only logged. */
export async function setCard(card: ShareCard, landing: string): Promise<void> {
  latest = card
  if ((await configured(landing)) && latest === card) put(card)
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
