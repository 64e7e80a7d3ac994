import type { AppLinks } from '#shared/bridge/wake-plan.ts'
import {
  ANDROID_PACKAGE_NAME,
  ANDROID_PACKAGE_URL,
  APP_SCHEME,
  HARMONY_BUNDLE,
  IOS_STORE_URL,
  UNIVERSAL_LINK,
} from '#shared/core/config.ts'

/** Where the app lives and where it is installed from. */
export const APP_LINKS: AppLinks = {
  scheme: APP_SCHEME,
  storeUrl: IOS_STORE_URL,
  packageUrl: ANDROID_PACKAGE_URL,
  packageName: ANDROID_PACKAGE_NAME,
  galleryUrl: HARMONY_BUNDLE && `https://appgallery.huawei.com/app/detail?id=${encodeURIComponent(HARMONY_BUNDLE)}`,
  universalLink: UNIVERSAL_LINK || undefined,
}
