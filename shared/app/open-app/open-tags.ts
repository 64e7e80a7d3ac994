import { whyNoTag } from '#shared/app/wechat/open-tag.ts'
import { LANDING } from '#shared/app/wechat/share.ts'
import { environment } from '#shared/bridge/environment.ts'
import { schemeLink, type WakeTarget } from '#shared/bridge/wake-plan.ts'
import { atRest } from '#shared/core/at-rest.ts'
import { APP_SCHEME, WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { isSharePage } from './share-page.ts'

/** Their policies let the open tag in (scripts/site/build/third-parties.ts). */
const mayHoldTag = isSharePage || location.pathname.startsWith(pageUrl('test'))

/**
 * What lets WeChat's open tag open the app, where this build, page and client have one and WeChat took the page's signature: the pill of a button, a
 * cover for anything else, and the link of a target. Undefined: what is tapped stays as it is.
 */
export async function openTags() {
  if (!WECHAT || !WECHAT_OPEN_APP || !mayHoldTag || whyNoTag(environment, navigator.userAgent)) return undefined
  // WeChat's kit and the page's signature come behind what the page was opened for.
  await atRest()
  const { configured, hasTags, TagCover, TaggedPill } = await lazy(() => import('#shared/app/wechat/kit.ts'))
  if (!(await configured(LANDING)) || !hasTags()) return undefined
  return { TagCover, TaggedPill, linkOf: (target: WakeTarget) => schemeLink(target, APP_SCHEME, location.search) }
}
