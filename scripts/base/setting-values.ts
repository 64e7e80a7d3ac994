const ORIGINS = ['API_ORIGIN', 'PAGE_ORIGIN']
const PLACES = ['WORK_ORDER_URL', 'ORDER_LIST_URL', 'IOS_STORE_URL', 'ANDROID_PACKAGE_URL']
const FOLDERS = ['ASSET_BASE', 'LEGAL_BASE']
const HOSTS = ['IMAGE_HOSTS', 'VIDEO_HOSTS']
const SWITCH = [/^(on|off)$/, '要是 on 或 off'] as const
const BUNDLE = [/^[a-z]\w*(\.[a-z]\w*)+$/i, '要像 com.example.app'] as const
const FORMS: Record<string, readonly [RegExp, string]> = {
  SUCCESS_CODE: [/^-?\d{1,9}$/, '要是整数，像 0 或 200'],
  AUTHORIZATION_SCHEME: [/^[\w-]+$/, '只要名字，像 Bearer'],
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
  SERVICE_PHONE: [/^\+?\d[\d -]{3,18}\d$/, '要是电话号码，像 400-000-0000'],
  HSTS_MAX_AGE: [/^\d{1,9}$/, '要是秒数，像 86400'],
  HSTS_SUBDOMAINS: SWITCH,
  ICP_NUMBER: [/^[\u4e00-\u9fff]ICP(备|证)\d{5,12}号(-\d{1,3})?$/, '要像 京ICP备12345678号-1'],
}

/**
 * Normalizes every address to the form that pages expect.
 * @throws Error in Chinese that names every malformed setting
 */
export function normalizeValues(values: Record<string, string | undefined>): void {
  const wrong: string[] = []
  const readUrl = (name: string, text: string) => {
    const url = /^https?:\/\/[^\s/]/.test(text) ? URL.parse(text) : null
    if (!url) wrong.push(`${name} 要以 https:// 开头：${text}`)
    return url
  }
  for (const name of ORIGINS) {
    const text = values[name]?.trim()
    const url = text ? readUrl(name, text) : null
    if (url && `${url.pathname}${url.search}${url.hash}` !== '/')
      wrong.push(`${name} 只要协议和域名，后面没有路径：${text}`)
    if (url) values[name] = url.origin
  }
  for (const name of PLACES) if (values[name]) readUrl(name, values[name])
  for (const name of FOLDERS) {
    const text = values[name]
    if (!text) continue
    if (!/^(\/(?!\/)|https?:\/\/[^\s/])/.test(text)) wrong.push(`${name} 要以 / 或 https:// 开头：${text}`)
    values[name] = text.endsWith('/') ? text : `${text}/`
  }
  for (const name of HOSTS)
    for (const host of values[name]?.split(' ').filter(Boolean) ?? [])
      if (!/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(host)) wrong.push(`${name} 只要域名，没有 https://：${host}`)
  for (const [name, [form, label]] of Object.entries(FORMS))
    if (values[name] && !form.test(values[name])) wrong.push(`${name} ${label}：${values[name]}`)
  if (wrong.length) throw new Error(wrong.join('\n'))
}

/** @throws Error in Chinese that names a setting which is no origin */
export function checkOrigin(name: string, value: string): void {
  if (!isOrigin(value)) throw new Error(`${name} 要是 http(s)://主机[:端口]，后面没有路径：${value}`)
}

/**
 * Whether the text is scheme, host and port only. `new URL` alone accepts `;` and `{` in a host.
 */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.parse(text)?.origin === text
