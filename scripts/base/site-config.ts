import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ROOT } from './page-names.ts'
import { mendValues } from './setting-values.ts'

/** Every setting of the site. In production `required` ones need a value, `named` ones may be empty, `optional` ones left out. */
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

/** The settings, and what follows from the mode: `DEBUG` is 'on' in every build but production ones, whatever the environment says. */
export type SiteConfig = Record<keyof typeof SETTINGS | 'DEBUG', string>

const settingsIn = (file: string) => (existsSync(ROOT + file) ? parseEnv(readFileSync(ROOT + file, 'utf8')) : {})

/**
 * The settings of one build. A local build takes the defaults of `.env`; a production build takes only the process
 * environment and `.env.production`, so that no local address can slip into it.
 * @throws Error naming every setting a production build lacks, every one of another form, and a universal link that could open nothing
 */
export function siteConfig(mode: string, environment: Record<string, string | undefined> = process.env): SiteConfig {
  const production = mode === 'production'
  const settingsInFile = settingsIn(production ? '.env.production' : '.env')
  const values: Record<string, string | undefined> = {
    ...settingsInFile,
    // A local site answers at PORT: its previews and canonical links say so.
    ...(!production && environment.PORT && { PAGE_ORIGIN: `http://127.0.0.1:${environment.PORT}` }),
    ...environment,
  }
  values.IDEMPOTENCY_HEADER ||= idempotencyDefault(values)
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
  refuseUnknown(settingsInFile, environment)
  const missing = names.filter((name) =>
    SETTINGS[name] === 'optional' ? false : SETTINGS[name] === 'named' ? values[name] === undefined : !values[name],
  )
  if (missing.length)
    throw new Error(
      `这些配置没有值：${missing.join('、')}（见 scripts/site/build/README.md 的“Settings”一节，样本是 .env.production.example）`,
    )
  mendValues(values)
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

/** How the service of production is asked, from the process environment or else `.env.production`. @throws Error in Chinese for another form */
export function serviceSettings(environment: Record<string, string | undefined> = process.env): ServiceSettings {
  const values = { ...settingsIn('.env.production'), ...environment }
  const { SUCCESS_CODE, AUTHORIZATION_SCHEME, API_ORIGIN, IMAGE_HOSTS, VIDEO_HOSTS } = values
  const settings = { SUCCESS_CODE, AUTHORIZATION_SCHEME, API_ORIGIN, IMAGE_HOSTS, VIDEO_HOSTS }
  mendValues(settings)
  return {
    successCode: Number(SUCCESS_CODE || 0),
    scheme: AUTHORIZATION_SCHEME ? `${AUTHORIZATION_SCHEME} ` : '',
    apiOrigin: settings.API_ORIGIN,
    imageHosts: settings.IMAGE_HOSTS,
    videoHosts: settings.VIDEO_HOSTS,
  }
}

/** @throws Error in Chinese for a name in the file that is no setting, and for a variable that looks like a misspelt one */
function refuseUnknown(settingsInFile: object, environment: object) {
  const known = Object.keys(SETTINGS)
  const sortLetters = (name: string) => [...name].sort().join('')
  const findMeant = (name: string) => known.find((other) => other !== name && sortLetters(other) === sortLetters(name))
  const isUnknown = (name: string) => !known.includes(name)
  const unknown = [
    ...Object.keys(settingsInFile).filter(isUnknown),
    ...Object.keys(environment).filter((name) => isUnknown(name) && findMeant(name)),
  ].map((name) => `没有这个配置：${name}${findMeant(name) ? `，是不是 ${findMeant(name)}？` : ''}`)
  if (unknown.length) throw new Error([...new Set(unknown)].join('\n'))
}

/** Safari opens a link to the host of the page it stands on as a page, never in the app. */
const isUniversalLink = (link: string, pageOrigin: string) =>
  URL.canParse(link) && link.startsWith('https:') && new URL(link).origin !== pageOrigin.replace(/\/+$/, '')

/** A header of our own needs no leave on the page's own origin; another one would have to allow it in CORS. */
const idempotencyDefault = ({ API_ORIGIN, PAGE_ORIGIN }: Record<string, string | undefined>) =>
  !API_ORIGIN || API_ORIGIN === PAGE_ORIGIN ? 'on' : 'off'

/** What `shared/core/config.ts` reads: each setting as a constant in the bundle. */
export const configDefines = (config: SiteConfig | Partial<ImportMetaEnv>) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]))

export interface ReportSettings {
  url: string
  /** As a source of a policy: an origin, or the page's own. */
  source: string
  /** Share of the page views that report, above 0 and up to 1. */
  sample: number
}

/** A path on the page's own origin, or another one's address; http is for trying out on this machine. */
const ADDRESS =
  /^(\/(?!\/)[\w./-]*|https:\/\/[\w.:-]+(\/[\w./-]*)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/[\w./-]*)?)$/

/** Where and how often page views report; undefined where they do not. @throws Error in Chinese that names the setting */
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
