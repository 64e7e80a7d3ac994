import { useMemo, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { readProfile } from '#shared/api/user.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { go } from '#shared/app/page/go.ts'
import { keepInAddress, queryIds, queryTexts } from '#shared/app/page/query.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { bodyOf } from '#shared/health/body.ts'
import { type MetricKey, metricOf, metricOfType, metricsFor } from '#shared/health/metrics.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { MetricPanel } from './metric-panel.tsx'
import { Tabs } from './tabs.tsx'
import { type Preview, Waiting } from './waiting.tsx'

const { no, type, scaleType, target } = queryIds('no', 'type', 'scaleType', 'target')
/** Shown as text until the data is there: anyone can write a link. */
const given: Preview = queryTexts('name', 'value', 'unit', 'trend')
const metrics = metricsFor(scaleType)
const tabs = metrics.map(({ key, name }) => ({ key, label: name }))
const isPrerender = typeof location === 'undefined'

const opening = metricOfType(type, metrics, target)
const backHome = () => go(pageUrl('bodyFatScale', { t: serverNow(), no }), 'replace')

/** Every metric over time: one tab each. */
export function Page() {
  // Which tabs there are and which one is open stands in the address, which the build does not know.
  const [key, setKey] = useState<MetricKey | undefined>(isPrerender ? undefined : opening.key)
  const { remote: profile } = useRemote(readProfile)
  const unit = useWeightUnit()
  const body = useMemo(() => {
    if (profile.state === 'loading') return undefined
    return profile.state === 'ready' ? bodyOf(profile.value) : null
  }, [profile])
  const choose = (key: MetricKey) => {
    setKey(key)
    // What the address said of the metric before goes with it.
    keepInAddress('type', String(metricOf(key).type), 'target', 'name', 'value', 'unit', 'trend')
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
          <MetricPanel
            key={key + unit}
            metric={metricOf(key)}
            body={body}
            preview={key === opening.key && (given.name || given.value) ? given : undefined}
          />
        ) : (
          <Loading>
            <Waiting />
          </Loading>
        )}
      </div>
    </main>
  )
}
