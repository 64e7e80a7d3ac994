/**
 * Every setting a page may use (scripts/build/README.md, "Settings"). Constants, so that a bundle holds only those it reads; the build puts
 * the values in (scripts/base/site-config.ts). Scripts in plain Node, which read a page's share.ts, find none of them.
 */
export const API_ORIGIN = import.meta.env?.API_ORIGIN
/** `code` of the service's envelope for success. */
export const SUCCESS_CODE = Number(import.meta.env?.SUCCESS_CODE || 0)
/** Stands before the token in `authorization`: '' or 'Bearer '. */
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
/** Bundle name of the HarmonyOS app; empty: there is none, or it is not in AppGallery. */
export const HARMONY_BUNDLE = import.meta.env?.HARMONY_BUNDLE
export const UNIVERSAL_LINK = import.meta.env?.UNIVERSAL_LINK
/**
 * Whether this page is opened from links: only those may be drawn by the edge (scripts/edge/README.md), which has no document. The HTML says it
 * (scripts/build/document.ts).
 */
export const SHARED = typeof document === 'undefined' || document.documentElement.dataset.shared !== undefined
/** The app's id at WeChat's open platform: share pages open it inside WeChat by its open tag; empty: the guide alone. */
export const WECHAT_OPEN_APP = import.meta.env?.WECHAT_OPEN_APP
export const WECHAT = import.meta.env?.WECHAT === 'on'
/** The service takes an `idempotency-key` header; a service on another origin has to allow it in CORS. */
export const IDEMPOTENCY_HEADER = import.meta.env?.IDEMPOTENCY_HEADER === 'on'
/** Where page views are reported to; empty: nowhere, and nothing of it is loaded. */
export const REPORT_URL = import.meta.env?.REPORT_URL
