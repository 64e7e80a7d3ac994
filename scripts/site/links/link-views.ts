import { GET_APP, OPEN_APP } from '#shared/brand.ts'
import { clientName, FAULT_NAMES, figureText, type LinkViews } from './reported.ts'

/**
 * Where to ask what openings by a link showed in the last day: below the address that page views report to.
 * Page, source and channel alone are asked by, no item of the page.
 * @param reportUrl REPORT_URL, on the page's own origin where it is a path @param link a campaign link
 */
export function linkViewsAddress(reportUrl: string, link: string): string {
  const { origin, pathname, searchParams } = new URL(link)
  const query = new URLSearchParams({ route: pathname.replace(/^\/|\/$/g, '') })
  for (const tag of ['utm_source', 'channel']) if (searchParams.get(tag)) query.set(tag, searchParams.get(tag)!)
  return `${new URL(reportUrl, origin).href.replace(/\/$/, '')}/link?${query}`
}

/** What openings by a link showed in the last day, in words. @param address of `linkViewsAddress` */
export async function askedViews(address: string): Promise<string> {
  const reply = await fetch(address).catch(() => undefined)
  const { data } = reply?.ok ? ((await reply.json().catch(() => ({}))) as { data?: LinkViews }) : {}
  return data ? viewsText(data) : '没有统计：打不开报告的地址'
}

/** What openings by a link showed, in one line. */
export function viewsText(link: LinkViews): string {
  const { views, painted, taps, unopened, downloads = 0, wechat = {} } = link
  if (!views) return '还没有打开'
  const closed = Object.entries(unopened).map(([client, times]) => `${clientName(client)} ${times}`)
  return [
    `打开 ${views} 次`,
    `内容出现 ${painted === null ? '–' : `${figureText('painted', painted)}（75 分位）`}`,
    `点“${OPEN_APP}”${taps} 次`,
    `没有打开 ${closed.length ? closed.join('、') : '0'}`,
    ...Object.entries(wechat).map(faultText),
    ...(downloads ? [`点“${GET_APP}”${downloads} 次`] : []),
  ].join('，')
}

/** `微信签名无效 2 次（微信 8.0.49）` of `signature wechat 8.0.49`, 2. */
function faultText([what, times]: [string, number]): string {
  const [fault = '', ...client] = what.split(' ')
  return `微信${FAULT_NAMES[fault] ?? '出错'} ${times} 次${client.length ? `（${clientName(client.join(' '))}）` : ''}`
}
