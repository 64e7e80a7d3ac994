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
  SAMPLE_POINTS: 'optional',
  APP_SCHEME: 'required',
  IOS_STORE_URL: 'required',
  ANDROID_PACKAGE_URL: 'required',
  ANDROID_PACKAGE_NAME: 'required',
  UNIVERSAL_LINK: 'optional',
  ORGANISER: 'required',
  SERVICE_PHONE: 'required',
  WECHAT: 'required',
  IDEMPOTENCY_HEADER: 'required',
  REPORT_URL: 'optional',
  REPORT_SAMPLE: 'optional',
} as const

export type SiteConfig = Record<keyof typeof SETTINGS, string>

/**
 * The settings of one build. A local build takes the defaults of `.env`; a production build takes only the process
 * environment and `.env.production`, so that no local address can slip into it.
 * @throws Error naming every setting a production build lacks, and a universal link that could open nothing
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
  const names = Object.keys(SETTINGS) as (keyof SiteConfig)[]
  const missing = names.filter((name) =>
    SETTINGS[name] === 'optional' ? false : SETTINGS[name] === 'named' ? values[name] === undefined : !values[name],
  )
  if (missing.length) throw new Error(`这些配置没有值：${missing.join('、')}（见 README 的“配置”一节）`)
  if (values.UNIVERSAL_LINK && !isUniversalLink(values.UNIVERSAL_LINK, values.PAGE_ORIGIN!)) {
    throw new Error(`UNIVERSAL_LINK 要是 https 地址，域名与页面（PAGE_ORIGIN）不同：${values.UNIVERSAL_LINK}`)
  }
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as SiteConfig
}

/** Safari opens a link to the host of the page it stands on as a page, never in the app. */
const isUniversalLink = (link: string, pageOrigin: string) =>
  URL.canParse(link) && link.startsWith('https:') && new URL(link).origin !== pageOrigin.replace(/\/+$/, '')

/** A header of our own needs no leave on the page's own origin; another one would have to allow it in CORS. */
const idempotencyDefault = ({ API_ORIGIN, PAGE_ORIGIN }: Record<string, string | undefined>) =>
  !API_ORIGIN || API_ORIGIN === PAGE_ORIGIN ? 'on' : 'off'

/**
 * What `shared/core/config.ts` reads: each setting as a constant in the bundle.
 * @param isShared whether the bundle is that of a share page, which the edge may have drawn
 */
export const configDefines = (config: SiteConfig, isShared = false) =>
  Object.fromEntries(
    Object.entries({ ...config, SHARED: isShared ? 'on' : 'off' }).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
