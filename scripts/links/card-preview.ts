import { Window } from 'happy-dom'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import type { RouteName } from '#shared/routes.ts'

/** What a crawler finds in a page's head. */
export interface ParsedCard {
  title: string
  description: string
  image: string
  /** Whether the edge function found what the link is about. */
  hasItem: boolean
}

/** Read a page as chat apps do: tags of the served HTML only, no script. */
export function parseCard(html: string): ParsedCard {
  const window = new Window({ settings: { disableCSSFileLoading: true, disableIframePageLoading: true } })
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  const getTag = (id: string) =>
    page.querySelector(`meta[name="${id}"], meta[property="${id}"]`)?.getAttribute('content') ?? ''
  return {
    title: getTag('og:title') || page.title,
    description: getTag('og:description') || getTag('description'),
    image: getTag('og:image'),
    hasItem: html.includes('id="server-data"'),
  }
}

interface ChatApp {
  name: string
  /** `large`: picture above the text; `small`: next to it; `none`: the address only. */
  look: 'large' | 'small' | 'none'
  note?: string
}

/** How apps draw a pasted link (scripts/edge/README.md, "Link previews"). */
export const CHAT_APPS: readonly ChatApp[] = [
  { name: 'WhatsApp、Telegram、iMessage', look: 'large' },
  { name: 'Facebook、X、LinkedIn', look: 'large' },
  { name: 'QQ、钉钉、飞书', look: 'small', note: '规则没有公开，以实际为准' },
  { name: '微信', look: 'none', note: '粘贴的链接没有卡片；页面内分享才有' },
  { name: '微博', look: 'none', note: '显示为“网页链接”' },
]

/** What is wrong with a page's card, in Chinese. */
export function findCardProblems(route: string, { title, description, image, hasItem }: ParsedCard): string[] {
  const isAboutItem = Boolean(ITEM_ROUTES[route as RouteName]?.ids.length)
  return [
    ...(isAboutItem && !hasItem
      ? ['卡片上只有页面自己的文字：内容不存在、服务没有回答，或者这个地址没有经过边缘函数']
      : []),
    ...(title ? [] : ['没有标题']),
    ...([...title].length > 40 ? ['标题超过 40 个字，会被截断'] : []),
    ...(description ? [] : ['没有描述']),
    ...(/^https:\/\//.test(image) || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(image)
      ? []
      : ['图片地址要以 https:// 开头']),
  ]
}
