import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ROOT } from './page-names.ts'
import { normalizeValues } from './setting-values.ts'

/**
 * All settings of the site. In production `required` ones need a value, `named` ones may be empty,
 * `optional` ones may be omitted.
 */
const SETTINGS = {
  API_ORIGIN: 'named',
  SUCCESS_CODE: 'optional',
  AUTHORIZATION_SCHEME: 'optional',
  PAGE_ORIGIN: 'required',
  ASSET_BASE: 'required',
  IMAGE_HOSTS: 'named',
  VIDEO_HOSTS: 'named',
  LEGAL_BASE: 'required',
  WORK_ORDER_URL: 'required',
  ORDER_LIST_URL: 'required',
  CHAT_PROVIDER: 'required',
  CHAT_APP_KEY: 'required',
  APP_SCHEME: 'required',
  IOS_STORE_URL: 'required',
  ANDROID_PACKAGE_URL: 'required',
  ANDROID_PACKAGE_NAME: 'required',
  HARMONY_BUNDLE: 'optional',
  UNIVERSAL_LINK: 'optional',
  IOS_APP_ID: 'optional',
  ANDROID_FINGERPRINTS: 'optional',
  HARMONY_APP_ID: 'optional',
  SERVICE_PHONE: 'required',
  WECHAT: 'required',
  WECHAT_OPEN_APP: 'optional',
  IDEMPOTENCY_HEADER: 'required',
  REPORT_URL: 'optional',
  REPORT_SAMPLE: 'optional',
  HSTS_MAX_AGE: 'optional',
  HSTS_SUBDOMAINS: 'optional',
  ICP_NUMBER: 'optional',
} as const

/**
 * The settings, plus what follows from the mode: `DEBUG` is 'on' in every build except production.
 */
export type SiteConfig = Record<keyof typeof SETTINGS | 'DEBUG', string>

const readEnvFile = (file: string) => (existsSync(ROOT + file) ? parseEnv(readFileSync(ROOT + file, 'utf8')) : {})

/**
 * Loads the settings of one build. A local build takes the defaults of `.env`; a production build
 * reads only the process environment and `.env.production`.
 * @throws Error that names every missing or malformed setting and a universal link that cannot open
 *   the app
 */
export function loadSiteConfig(
  mode: string,
  environment: Record<string, string | undefined> = process.env,
): SiteConfig {
  const production = mode === 'production'
  const settingsInFile = readEnvFile(production ? '.env.production' : '.env')
  const values: Record<string, string | undefined> = {
    ...settingsInFile,
    // A local site answers at PORT: its previews and canonical links say so.
    ...(!production && environment.PORT && { PAGE_ORIGIN: `http://127.0.0.1:${environment.PORT}` }),
    ...environment,
  }
  values.IDEMPOTENCY_HEADER ||= getDefaultIdempotencyHeader(values)
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
  rejectUnknownSettings(settingsInFile, environment)
  const missing = names.filter((name) =>
    SETTINGS[name] === 'optional' ? false : SETTINGS[name] === 'named' ? values[name] === undefined : !values[name],
  )
  if (missing.length)
    throw new Error(
      `这些配置没有值：${missing.join('、')}（见 scripts/build/README.md 的“Settings”一节，样本是 .env.production.example）`,
    )
  normalizeValues(values)
  if (values.UNIVERSAL_LINK && !isUniversalLink(values.UNIVERSAL_LINK, values.PAGE_ORIGIN!)) {
    throw new Error(`UNIVERSAL_LINK 要是 https 地址，域名与页面（PAGE_ORIGIN）不同：${values.UNIVERSAL_LINK}`)
  }
  const settings = names.map((name) => [name, values[name] ?? ''])
  return Object.fromEntries([...settings, ['DEBUG', production ? '' : 'on']]) as SiteConfig
}

/** What differs from service to service in every call. */
export interface ServiceSettings {
  /** `code` of the envelope for success; 0 unless said otherwise. */
  successCode?: number
  /** Stands before the token in `authorization`: '' or `Bearer `. */
  scheme?: string
  /** Origin of the service; '' where it is the pages'. */
  apiOrigin?: string
  /** Hosts of pictures and videos that pages may show, as in the settings; none: any. */
  imageHosts?: string
  videoHosts?: string
}

/**
 * How to call the production service, from the process environment or `.env.production`.
 * @throws Error in Chinese for a malformed setting
 */
export function getServiceSettings(environment: Record<string, string | undefined> = process.env): ServiceSettings {
  const values = { ...readEnvFile('.env.production'), ...environment }
  const { SUCCESS_CODE, AUTHORIZATION_SCHEME, API_ORIGIN, IMAGE_HOSTS, VIDEO_HOSTS } = values
  const settings = { SUCCESS_CODE, AUTHORIZATION_SCHEME, API_ORIGIN, IMAGE_HOSTS, VIDEO_HOSTS }
  normalizeValues(settings)
  return {
    successCode: Number(SUCCESS_CODE || 0),
    scheme: AUTHORIZATION_SCHEME ? `${AUTHORIZATION_SCHEME} ` : '',
    apiOrigin: settings.API_ORIGIN,
    imageHosts: settings.IMAGE_HOSTS,
    videoHosts: settings.VIDEO_HOSTS,
  }
}

/**
 * @throws Error in Chinese for an unknown name in the file, or a variable that looks like a
 *   misspelt setting
 */
function rejectUnknownSettings(settingsInFile: object, environment: object) {
  const cached = Object.keys(SETTINGS)
  const sortLetters = (name: string) => [...name].sort().join('')
  const findMeant = (name: string) => cached.find((other) => other !== name && sortLetters(other) === sortLetters(name))
  const isUnknown = (name: string) => !cached.includes(name)
  const unknown = [
    ...Object.keys(settingsInFile).filter(isUnknown),
    ...Object.keys(environment).filter((name) => isUnknown(name) && findMeant(name)),
  ].map((name) => `没有这个配置：${name}${findMeant(name) ? `，是不是 ${findMeant(name)}？` : ''}`)
  if (unknown.length) throw new Error([...new Set(unknown)].join('\n'))
}

/** Safari opens a link to the current page's host as a page, never in the app. */
const isUniversalLink = (link: string, pageOrigin: string) =>
  URL.canParse(link) && link.startsWith('https:') && new URL(link).origin !== pageOrigin.replace(/\/+$/, '')

/**
 * A header of our own needs no leave on the page's own origin; another one would have to allow it
 * in CORS.
 */
const getDefaultIdempotencyHeader = ({ API_ORIGIN, PAGE_ORIGIN }: Record<string, string | undefined>) =>
  !API_ORIGIN || API_ORIGIN === PAGE_ORIGIN ? 'on' : 'off'

/** What `shared/core/config.ts` reads: each setting as a constant in the bundle. */
export const createDefines = (config: SiteConfig | Partial<ImportMetaEnv>) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]))

export interface ReportSettings {
  url: string
  /** As a source of a policy: an origin, or the page's own. */
  source: string
  /** Share of the page views that report, above 0 and up to 1. */
  sample: number
}

/**
 * A path on the page's own origin, or another one's address; http is for trying out on this
 * machine.
 */
const ADDRESS =
  /^(\/(?!\/)[\w./-]*|https:\/\/[\w.:-]+(\/[\w./-]*)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/[\w./-]*)?)$/

/**
 * Where and how often page views report; undefined where they do not.
 * @throws Error in Chinese that names the setting
 */
export function reportSettings({
  REPORT_URL: url,
  REPORT_SAMPLE,
}: Pick<SiteConfig, 'REPORT_URL' | 'REPORT_SAMPLE'>): ReportSettings | undefined {
  if (!url) return undefined
  if (!ADDRESS.test(url)) throw new Error(`REPORT_URL 要以 / 或 https:// 开头，不带参数：${url}`)
  const sample = Number(REPORT_SAMPLE || 1)
  if (!(sample > 0 && sample <= 1)) throw new Error(`REPORT_SAMPLE 要大于 0、不超过 1：${REPORT_SAMPLE}`)
  return { url, source: url.startsWith('/') ? "'self'" : new URL(url).origin, sample }
}
