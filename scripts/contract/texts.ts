import type { ServiceSettings } from '#scripts/base/site-config.ts'
import { address } from '#shared/api/fields.ts'
import type { Schema } from '#shared/api/schema.ts'
import type { Finding } from './finding.ts'

export interface ReplySettings extends ServiceSettings {
  /** Origin of the pages, whose own files need no leave. */
  origin?: string
  /** Origin of the service. */
  url: string
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i

/**
 * Texts that pages would display wrongly: images blocked by CSP, `http:` images, and markup in
 * plain text.
 */
export function textFindings(reply: Schema<unknown>, data: unknown, settings: ReplySettings): Finding[] {
  const found = new Map<string, Finding>()
  for (const [schema, value, field] of walk(reply, data, 'data')) {
    if (typeof value !== 'string') continue
    const problem =
      schema.read === address.read ? findPictureProblem(field, value, settings) : findMarkup(schema, value)
    if (!problem) continue
    const key = `${field} ${problem.message}`
    found.set(key, { ...problem, kind: 'range', field, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}

/** Every value of a reply with the schema by which pages read it. */
function* walk(schema: Schema<unknown>, value: unknown, field: string): Generator<[Schema<unknown>, unknown, string]> {
  yield [schema, value, field]
  if (Array.isArray(value) && schema.item) for (const one of value) yield* walk(schema.item, one, `${field}[]`)
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(schema.fields ?? {}))
      yield* walk(inner, (value as Record<string, unknown>)[name], `${field}.${name}`)
}

type Problem = Pick<Finding, 'message' | 'isLost'>

function findPictureProblem(field: string, value: string, settings: ReplySettings): Problem | undefined {
  const { imageHosts = '', videoHosts = '', origin, url: service } = settings
  const url = URL.parse(value)
  // A path on the pages' own origin.
  if (!url || url.origin === (origin ?? service)) return undefined
  const isVideo = /\.video$/.test(field)
  const [setting, list] = isVideo && videoHosts ? ['VIDEO_HOSTS', videoHosts] : ['IMAGE_HOSTS', imageHosts]
  const hosts = list.split(' ').filter(Boolean)
  const isListed = hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
  if (hosts.length && !isListed) return { message: `页面不会显示：${setting} 里没有 ${url.host}`, isLost: true }
  if (url.protocol !== 'http:') return undefined
  return isVideo
    ? { message: `页面不会播放 http: 的视频，应为 https://${url.host}/…`, isLost: true }
    : { message: `是 http: 的图片，应为 https://${url.host}/…（页面会改成 https 再取）` }
}

/**
 * Markup in a plain text, which pages display literally. Rich text is converted to plain lines
 * first.
 */
function findMarkup(schema: Schema<unknown>, value: string): Problem | undefined {
  if (schema.kind !== 'text') return undefined
  const [mark] = MARKUP.exec(String(schema.read(value)?.[0])) ?? []
  return mark ? { message: `里有标记 ${mark}，页面会原样显示：应为纯文字` } : undefined
}
