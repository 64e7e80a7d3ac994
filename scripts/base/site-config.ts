import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ROOT } from './page-names.ts'

/** Every setting of the site. In production `required` ones need a value, `named` ones may be empty, `optional` ones left out. */
const SETTINGS = {
  API_ORIGIN: 'named',
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
} as const

/** The settings, and what follows from the mode: `DEBUG` is 'on' in every build but production ones, whatever the environment says. */
export type SiteConfig = Record<keyof typeof SETTINGS | 'DEBUG', string>

/**
 * The settings of one build. A local build takes the defaults of `.env`; a production build takes only the process
 * environment and `.env.production`, so that no local address can slip into it.
 * @throws Error naming every setting a production build lacks, every one of another form, and a universal link that could open nothing
 */
export function siteConfig(mode: string, environment: Record<string, string | undefined> = process.env): SiteConfig {
  const production = mode === 'production'
  const file = `${ROOT}${production ? '.env.production' : '.env'}`
  const values: Record<string, string | undefined> = {
    ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
    // A local site answers at PORT: its previews and canonical links say so.
    ...(!production && environment.PORT && { PAGE_ORIGIN: `http://127.0.0.1:${environment.PORT}` }),
    ...environment,
  }
  values.IDEMPOTENCY_HEADER ||= idempotencyDefault(values)
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
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

const ORIGINS = ['API_ORIGIN', 'PAGE_ORIGIN']
const PLACES = ['WORK_ORDER_URL', 'ORDER_LIST_URL', 'IOS_STORE_URL', 'ANDROID_PACKAGE_URL']
const FOLDERS = ['ASSET_BASE', 'LEGAL_BASE']
const HOSTS = ['IMAGE_HOSTS', 'VIDEO_HOSTS']
const SWITCH = [/^(on|off)$/, '要是 on 或 off'] as const
const BUNDLE = [/^[a-z]\w*(\.[a-z]\w*)+$/i, '要像 com.example.app'] as const
/** What is no address, and how to say what it must be. */
const FORMS: Record<string, readonly [RegExp, string]> = {
  CHAT_PROVIDER: [/^(qiyu|local)$/, '要是 qiyu 或 local'],
  APP_SCHEME: [/^[a-z][a-z\d+.-]*$/i, '只要名字，没有 ://'],
  ANDROID_PACKAGE_NAME: BUNDLE,
  HARMONY_BUNDLE: BUNDLE,
  IOS_APP_ID: [/^[A-Z\d]{10}\.[\w.-]+$/, '要像 ABCDE12345.com.example.app'],
  ANDROID_FINGERPRINTS: [
    /^([\dA-F]{2}:){31}[\dA-F]{2}( ([\dA-F]{2}:){31}[\dA-F]{2})*$/i,
    '要是证书的 SHA-256，像 AB:CD:…',
  ],
  WECHAT: SWITCH,
  IDEMPOTENCY_HEADER: SWITCH,
}

/** Bring every address into the one form that pages put together; @throws Error in Chinese naming every setting that has another form than it must */
function mendValues(values: Record<string, string | undefined>): void {
  const wrong: string[] = []
  const read = (name: string, text: string) => {
    const url = /^https?:\/\/[^\s/]/.test(text) ? URL.parse(text) : null
    if (!url) wrong.push(`${name} 要以 https:// 开头：${text}`)
    return url
  }
  for (const name of ORIGINS) {
    const text = values[name]?.trim()
    const url = text ? read(name, text) : null
    if (url && `${url.pathname}${url.search}${url.hash}` !== '/')
      wrong.push(`${name} 只要协议和域名，后面没有路径：${text}`)
    if (url) values[name] = url.origin
  }
  for (const name of PLACES) if (values[name]) read(name, values[name])
  for (const name of FOLDERS) {
    const text = values[name]
    if (!text) continue
    if (!/^\/(?!\/)/.test(text)) read(name, text)
    values[name] = text.endsWith('/') ? text : `${text}/`
  }
  for (const name of HOSTS)
    for (const host of values[name]?.split(' ').filter(Boolean) ?? [])
      if (!/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(host)) wrong.push(`${name} 只要域名，没有 https://：${host}`)
  for (const [name, [form, words]] of Object.entries(FORMS))
    if (values[name] && !form.test(values[name])) wrong.push(`${name} ${words}：${values[name]}`)
  if (wrong.length) throw new Error(wrong.join('\n'))
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
