/**
 * Settings of all pages (scripts/build/README.md, "Settings"). They are constants, so that a bundle
 * holds only those it reads; the build inserts the values (scripts/base/site-config.ts). They are
 * undefined in plain Node scripts that import a page's share.ts.
 */
export const API_ORIGIN = import.meta.env?.API_ORIGIN
/** `code` in the service's envelope that means success. */
export const SUCCESS_CODE = Number(import.meta.env?.SUCCESS_CODE || 0)
/** Prefix of the token in the `authorization` header: '' or 'Bearer '. */
export const AUTHORIZATION_SCHEME = import.meta.env?.AUTHORIZATION_SCHEME
  ? `${import.meta.env.AUTHORIZATION_SCHEME} `
  : ''
export const PAGE_ORIGIN = import.meta.env?.PAGE_ORIGIN
export const ASSET_BASE = import.meta.env?.ASSET_BASE
export const IMAGE_HOSTS = import.meta.env?.IMAGE_HOSTS
export const VIDEO_HOSTS = import.meta.env?.VIDEO_HOSTS
export const LEGAL_BASE = import.meta.env?.LEGAL_BASE
export const WORK_ORDER_URL = import.meta.env?.WORK_ORDER_URL
export const ORDER_LIST_URL = import.meta.env?.ORDER_LIST_URL
export const CHAT_PROVIDER = import.meta.env?.CHAT_PROVIDER
export const CHAT_APP_KEY = import.meta.env?.CHAT_APP_KEY
export const SERVICE_PHONE = import.meta.env?.SERVICE_PHONE
export const APP_SCHEME = import.meta.env?.APP_SCHEME
export const IOS_STORE_URL = import.meta.env?.IOS_STORE_URL
export const ANDROID_PACKAGE_URL = import.meta.env?.ANDROID_PACKAGE_URL
export const ANDROID_PACKAGE_NAME = import.meta.env?.ANDROID_PACKAGE_NAME
/** Bundle name of the HarmonyOS app; empty if there is no app in AppGallery. */
export const HARMONY_BUNDLE = import.meta.env?.HARMONY_BUNDLE
export const UNIVERSAL_LINK = import.meta.env?.UNIVERSAL_LINK
/**
 * Whether this page is opened from links. Only such pages are rendered by the edge, where no
 * document exists (scripts/edge/README.md). The HTML carries the flag (scripts/build/document.ts).
 */
export const SHARED = typeof document === 'undefined' || document.documentElement.dataset.shared !== undefined
/**
 * App id at WeChat's open platform, for the open tag of share pages; empty: they show the guide
 * only.
 */
export const WECHAT_OPEN_APP = import.meta.env?.WECHAT_OPEN_APP
export const WECHAT = import.meta.env?.WECHAT === 'on'
/**
 * Whether the service accepts an `idempotency-key` header; on another origin CORS must allow it.
 */
export const IDEMPOTENCY_HEADER = import.meta.env?.IDEMPOTENCY_HEADER === 'on'
/** URL that page views are reported to; empty disables the report, and its code is not loaded. */
export const REPORT_URL = import.meta.env?.REPORT_URL
