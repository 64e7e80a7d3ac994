/** The build replaces each of these by its value (scripts/base/site-config.ts). */
interface ImportMetaEnv {
  readonly API_ORIGIN: string
  readonly SUCCESS_CODE: string
  readonly AUTHORIZATION_SCHEME: string
  readonly PAGE_ORIGIN: string
  readonly ASSET_BASE: string
  readonly IMAGE_HOSTS: string
  readonly VIDEO_HOSTS: string
  readonly LEGAL_BASE: string
  readonly WORK_ORDER_URL: string
  readonly ORDER_LIST_URL: string
  readonly CHAT_PROVIDER: string
  readonly CHAT_APP_KEY: string
  readonly APP_SCHEME: string
  readonly IOS_STORE_URL: string
  readonly ANDROID_PACKAGE_URL: string
  readonly ANDROID_PACKAGE_NAME: string
  readonly UNIVERSAL_LINK: string
  readonly SERVICE_PHONE: string
  readonly WECHAT: string
  readonly IDEMPOTENCY_HEADER: string
  readonly REPORT_URL: string
  /**
   * 'on' in all builds except production; set by the mode, not by a setting. Read it inline instead
   * of through a constant of config.ts: the bundler removes dead code only within one module.
   */
  readonly DEBUG: string
  /**
   * URL of the testers' console; defined in their bundle only (scripts/build/common-scripts.ts).
   */
  readonly DEBUG_CONSOLE: string
  readonly REPORT_SAMPLE: string
  /**
   * Script that the edge inserts into pages; in the edge's bundle only (shared/head/take-over.ts).
   */
  readonly TAKE_OVER: string
}
