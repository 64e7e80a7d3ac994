import type { LinkViews } from '#scripts/service/vitals/link-views.ts'
import { CONTAINER_NAMES, figureText } from '#scripts/service/vitals/words.ts'
import { GET_APP, OPEN_APP } from '#shared/brand.ts'

export type { LinkViews }

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

/** What openings by a link showed, in one line. */
export function viewsText({ views, painted, taps, unopened, downloads = 0 }: LinkViews): string {
  if (!views) return '还没有打开'
  const closed = Object.entries(unopened).map(
    ([container, times]) => `${CONTAINER_NAMES[container] ?? container} ${times}`,
  )
  return [
    `打开 ${views} 次`,
    `内容出现 ${painted === null ? '–' : `${figureText('painted', painted)}（75 分位）`}`,
    `点“${OPEN_APP}”${taps} 次`,
    `没有打开 ${closed.length ? closed.join('、') : '0'}`,
    ...(downloads ? [`点“${GET_APP}”${downloads} 次`] : []),
  ].join('，')
}
