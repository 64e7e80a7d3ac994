import { parseDay, parseId } from '#shared/core/links/ids.ts'
import { LINK_ROUTES } from './link-routes.ts'

/** The tags a link is counted by, in their order in the link. */
export const TAGS = {
  utm_source: '来源',
  utm_medium: '媒介',
  utm_campaign: '活动名',
  utm_content: '素材',
  channel: '渠道号',
} as const
export type Tag = keyof typeof TAGS

export interface LinkRequest {
  /** Where the pages live: https, or this machine. */
  origin: string
  route: string
  /** Query values by name; '' counts as absent. */
  values: Readonly<Record<string, string>>
  tags: Readonly<Partial<Record<Tag, string>>>
}

/** A campaign link, or everything that is wrong with the request, in Chinese. */
export function createCampaignLink({ origin, route, values, tags }: LinkRequest): {
  address: string
  problems: string[]
} {
  const base = parseOrigin(origin)
  const page = LINK_ROUTES.find(({ name }) => name === route)
  const problems = [
    ...(base ? [] : ['页面地址要以 https:// 开头，后面只有域名']),
    ...(page ? [] : [`没有这个公开页面：${route || '（空）'}`]),
    ...(page ? findFieldProblems(page, values) : []),
    ...tagProblems(tags),
  ]
  if (!base || !page || problems.length) return { address: '', problems }
  const query = new URLSearchParams()
  for (const { name } of page.fields) if (values[name]) query.set(name, values[name])
  for (const tag of Object.keys(TAGS) as Tag[]) if (tags[tag]) query.set(tag, tags[tag])
  return { address: `${base}/${page.name}?${query}`, problems: [] }
}

function parseOrigin(text: string): string | undefined {
  try {
    const url = new URL(text)
    const isSafe = url.protocol === 'https:' || /^(127\.0\.0\.1|localhost)$/.test(url.hostname)
    return isSafe && /^https?:/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
  } catch {
    return undefined
  }
}

function findFieldProblems({ name, fields }: (typeof LINK_ROUTES)[number], values: LinkRequest['values']): string[] {
  const foreign = Object.keys(values).filter((key) => values[key] && !fields.some((field) => field.name === key))
  return [
    ...fields.flatMap(({ name, isNeeded, oneOf, day }) => {
      const value = values[name] ?? ''
      if (!value) return isNeeded ? [`缺少 ${name}`] : []
      if (oneOf && !oneOf.includes(value)) return [`${name} 只能是 ${oneOf.join('、')}`]
      if (day && !parseDay(value)) return [`${name} 要是一个日期，例如 2026-08-01`]
      if (day?.after && value < (values[day.after] ?? '')) return [`${name} 不能早于 ${day.after}`]
      return parseId(value) ? [] : [`${name} 只能用字母、数字、横线和下划线，最多 64 个`]
    }),
    ...foreign.map((key) => `/${name} 不认识 ${key}`),
  ]
}

function tagProblems(tags: LinkRequest['tags']): string[] {
  const bad = (Object.keys(TAGS) as Tag[]).filter((tag) => tags[tag] && !/^[\w.-]{1,64}$/.test(tags[tag]))
  return [
    ...(tags.utm_source || tags.channel ? [] : ['要有来源（utm_source）或渠道号（channel），否则统计不到']),
    ...bad.map((tag) => `${TAGS[tag]}（${tag}）只能用字母、数字、点、横线和下划线，最多 64 个`),
  ]
}
