/** The build replaces each of these by its value (scripts/build/site-config.ts). */
interface ImportMetaEnv {
  readonly API_ORIGIN: string
  readonly PAGE_ORIGIN: string
  readonly ASSET_BASE: string
  readonly IMAGE_HOSTS: string
  readonly VIDEO_HOSTS: string
  readonly LEGAL_BASE: string
  readonly WORK_ORDER_URL: string
  readonly ORDER_LIST_URL: string
  readonly CHAT_PROVIDER: string
  readonly CHAT_APP_KEY: string
  readonly SAMPLE_POINTS: string
  readonly APP_SCHEME: string
  readonly IOS_STORE_URL: string
  readonly ANDROID_PACKAGE_URL: string
  readonly ANDROID_PACKAGE_NAME: string
  readonly UNIVERSAL_LINK: string
  readonly ORGANISER: string
  readonly SERVICE_PHONE: string
  readonly WECHAT: string
  readonly IDEMPOTENCY_HEADER: string
  /** `on` in the bundle of a share page, set by the build itself. */
  readonly SHARED: string
  readonly REPORT_URL: string
  readonly REPORT_SAMPLE: string
  /** Words that a report may hold: known campaign tags, paths of calls. In the report alone (scripts/build/report-part.ts). */
  readonly REPORT_KNOWN: { utm_source: readonly string[]; channel: readonly string[]; calls: readonly string[] }
}
