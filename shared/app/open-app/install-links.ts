import { type AppLinks, tagsOf } from '#shared/bridge/wake-plan.ts'
import {
  ANDROID_PACKAGE_NAME,
  ANDROID_PACKAGE_URL,
  APP_SCHEME,
  HARMONY_BUNDLE,
  IOS_STORE_URL,
  PAGE_ORIGIN,
  UNIVERSAL_LINK,
} from '#shared/core/config.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'

/** Where the app lives and where it is got from. `search` is the page's own query: its campaign tags go on to /down. */
export const appLinks = (search: string): AppLinks => ({
  scheme: APP_SCHEME,
  storeUrl: IOS_STORE_URL,
  packageUrl: ANDROID_PACKAGE_URL,
  packageName: ANDROID_PACKAGE_NAME,
  downloadPage: PAGE_ORIGIN + pageUrl('down', Object.fromEntries(tagsOf(search))),
  galleryUrl: HARMONY_BUNDLE && `https://appgallery.huawei.com/app/detail?id=${encodeURIComponent(HARMONY_BUNDLE)}`,
  universalLink: UNIVERSAL_LINK || undefined,
})
