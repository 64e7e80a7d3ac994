import { useEffect, useState } from 'react'
import { KNOWN_TAGS, withTags } from '#scripts/base/known-tags.ts'
import { linkViewsAddress, viewsText } from '#scripts/site/links/link-views.ts'
import type { LinkViews } from '#scripts/site/links/reported.ts'

const reportUrl = import.meta.env.REPORT_URL

/** What openings by a link showed in the last day, where page views are reported (REPORT_URL). */
export function LinkOpenings({ address }: { address: string }) {
  const [words, setWords] = useState('')

  useEffect(() => {
    if (!reportUrl) return
    let isWanted = true
    setWords('')
    const link = new URL(address)
    // Typing changes the address at every key. A local report is asked here, whatever origin the link names.
    const timer = setTimeout(async () => {
      const reply = await fetch(linkViewsAddress(new URL(reportUrl, location.href).href, link.href)).catch(
        () => undefined,
      )
      const { data } = reply?.ok ? ((await reply.json().catch(() => ({}))) as { data?: LinkViews }) : {}
      if (isWanted) setWords(data ? viewsText(data) : '没有统计：打不开报告的地址')
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [address])

  if (!reportUrl) return null
  const isNew = withTags(KNOWN_TAGS, Object.fromEntries(new URL(address).searchParams))
  return (
    <p className="col-span-full text-sub text-ink-2" role="status">
      <b>最近一天</b> {isNew ? '统计还不认识这个来源或渠道号：用 npm run links 生成一次，再构建' : words}
    </p>
  )
}
