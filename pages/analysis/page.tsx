import { useMemo, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { readProfile } from '#shared/api/user.ts'
import { part } from '#shared/app/loading/part.tsx'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { useWarm } from '#shared/app/loading/use-warm.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { go } from '#shared/app/page/go.ts'
import { keepInAddress, queryIds } from '#shared/app/page/query.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { bodyOf } from '#shared/health/body.ts'
import { type MetricKey, metricOf, metricOfType, metricsFor } from '#shared/health/metrics.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { MetricPanel } from './metric-panel.tsx'
import { Tabs } from './tabs.tsx'
import { Waiting } from './waiting.tsx'

// The metric's name and unit come from the table by `type`; the other query values are never shown,
// because anyone can write a link.
const { no, type, scaleType } = queryIds('no', 'type', 'scaleType')
const metrics = metricsFor(scaleType)
const tabs = metrics.map(({ key, name }) => ({ key, label: name }))
const isPrerender = typeof location === 'undefined'

const TakeOut = part(() => import('./take-out.tsx').then(({ TakeOut }) => TakeOut))
const backHome = () => go(pageUrl('bodyFatScale', { t: serverNow(), no }), 'replace')

/** Every metric over time: one tab each. */
export function Page() {
  // Which tabs there are and which one is open stands in the address, which the build does not know.
  const [key, setKey] = useState<MetricKey | undefined>(isPrerender ? undefined : metricOfType(type, metrics).key)
  const { remote: profile } = useRemote(readProfile)
  const unit = useWeightUnit()
  const body = useMemo(() => {
    if (profile.state === 'loading') return undefined
    return profile.state === 'ready' ? bodyOf(profile.value) : null
  }, [profile])
  useWarm(TakeOut.get)
  const choose = (key: MetricKey) => {
    setKey(key)
    keepInAddress('type', String(metricOf(key).type))
  }

  return (
    <main className="page-column">
      <div className="sticky top-0 z-[3] bg-surface">
        <MemberBar title="数据分析" tone="clear" onBack={backHome} />
        {key ? (
          <Tabs label="指标" tabs={tabs} selected={key} onSelect={choose} panelId="panel" />
        ) : (
          <div className="flex h-12 items-center gap-6 px-4 elder:h-15">
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-12" />
          </div>
        )}
      </div>
      {/* What the keyboard comes to stays below the tabs, too: the page's own scroll padding knows of the bar alone. */}
      <div
        id="panel"
        role="tabpanel"
        aria-label={key && metricOf(key).name}
        className="flex flex-1 flex-col [&_*]:scroll-mt-12 elder:[&_*]:scroll-mt-15"
      >
        {key ? (
          <MetricPanel key={key + unit} metric={metricOf(key)} body={body} end={<TakeOut body={body} />} />
        ) : (
          <Loading>
            <Waiting />
          </Loading>
        )}
      </div>
    </main>
  )
}
