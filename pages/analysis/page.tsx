import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createAnalysisQuery } from '#shared/api/analysis.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { PROFILE_QUERY } from '#shared/api/user.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { toNumber } from '#shared/format/numbers.ts'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getRatingZones } from '#shared/health/axis.ts'
import { toBody } from '#shared/health/body.ts'
import {
  findMetricByType,
  formatMetric,
  getMetric,
  getMetrics,
  type Metric,
  type MetricKey,
} from '#shared/health/metrics.ts'
import { navigate } from '#shared/page/navigate.ts'
import { getSearch, queryIds, queryTexts, setQueryValue } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { PlainTag } from '#shared/ui/verdicts/plain-tag.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { SCIENCE } from './copy-science.ts'
import { History } from './history.tsx'
import { CARDS_IN_LARGE_TEXT, FIRST_IN_LARGE_TEXT, THIRD_IN_LARGE_TEXT } from './large-text-order.ts'
import { type Member, toPoints } from './model.ts'
import { getSampleReference } from './reference.ts'
import { Tabs } from './tabs.tsx'

const { no, type, scaleType, target } = queryIds(getSearch(), 'no', 'type', 'scaleType', 'target')
/** Displayed as plain text until the data is loaded: the query is untrusted input. */
const given: Preview = queryTexts(getSearch(), 'name', 'value', 'unit', 'trend')
const metrics = getMetrics(scaleType)
const tabs = metrics.map(({ key, name }) => ({ key, label: name }))
const isPrerender = typeof location === 'undefined'

const firstKey = findMetricByType(type, metrics, target)
const goHome = () => navigate(getPageUrl('bodyFatScale', { t: getServerTime(), no }), 'replace')

/** Analysis page: every metric over time, one tab each. */
export function Page() {
  // Tabs and selection depend on the URL, which is unknown during prerendering.
  const [key, setKey] = useState<MetricKey | undefined>(isPrerender ? undefined : firstKey.key)
  const profile = useQuery(PROFILE_QUERY)
  const unit = useWeightUnit()
  const body = useMemo(() => {
    if (profile.status === 'pending') return undefined
    return profile.data ? toBody(profile.data) : null
  }, [profile.status, profile.data])
  const { panels, showPanel, endFade } = usePanels(key)
  const selectMetric = (key: MetricKey) => {
    setKey(key)
    // Removes the other query parameters, which describe the previous metric.
    setQueryValue('type', String(getMetric(key).type), 'target', 'name', 'value', 'unit', 'trend')
  }

  return (
    <main className="page-column">
      <div className="sticky top-0 z-[3] bg-surface">
        <MemberBar title="数据分析" tone="clear" onBack={goHome} />
        {key ? (
          <Tabs label="指标" tabs={tabs} selected={key} onSelect={selectMetric} panelId="panel" />
        ) : (
          <div className="flex h-12 items-center gap-6 px-4 elder:h-15">
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-12" />
          </div>
        )}
      </div>
      {/* Scroll padding keeps a focused element below the tabs; the page's own only covers the
          bar. */}
      <div
        id="panel"
        role="tabpanel"
        aria-label={key && getMetric(key).name}
        className="relative flex flex-1 flex-col [&_*]:scroll-mt-12 elder:[&_*]:scroll-mt-15"
      >
        {key ? (
          panels.map(({ key: each, state }) => (
            <div
              key={each + unit}
              className={PANEL_CLASSES[state]}
              aria-hidden={!isDisplayed(state) || undefined}
              onAnimationEnd={(event) => event.target === event.currentTarget && endFade()}
            >
              <MetricPanel
                metric={getMetric(each)}
                body={body}
                preview={each === firstKey.key && (given.name || given.value) ? given : undefined}
                isDisplayed={isDisplayed(state)}
                onSettled={() => showPanel(each)}
              />
            </div>
          ))
        ) : (
          <Loading>
            <PageSkeleton />
          </Loading>
        )}
      </div>
    </main>
  )
}

type PanelState = 'current' | 'entering' | 'loading' | 'stale' | 'leaving'

/**
 * Keeps the old panel until the new one has content and chart, which then fades in on top of it: no
 * frame is without content, however late the animation starts.
 */
const PANEL_CLASSES: Record<PanelState, string> = {
  current: 'flex flex-1 flex-col',
  entering: 'relative z-[1] flex flex-1 flex-col bg-canvas panel-entering',
  loading: 'invisible absolute inset-x-0 top-0 h-0 overflow-hidden',
  stale: 'pointer-events-none flex flex-1 flex-col panel-stale',
  leaving: 'pointer-events-none absolute inset-x-0 top-0 flex flex-col panel-stale',
}

const isDisplayed = (state: PanelState) => state === 'current' || state === 'entering'

/**
 * Panels to render, in the order of the tabs: the selected one, and the previous one until that has
 * faded in.
 * @param key of the selected tab
 * @returns `showPanel`, to be called when a panel has its content
 */
function usePanels(key: MetricKey | undefined) {
  const [{ current, leaving }, setDisplayed] = useState({ current: key, leaving: undefined as MetricKey | undefined })
  /** To be called when the new panel has faded in. */
  const endFade = () => setDisplayed((before) => ({ ...before, leaving: undefined }))
  const showPanel = (ready: MetricKey) => {
    if (ready !== current) setDisplayed({ current: ready, leaving: prefersReducedMotion() ? undefined : current })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a leaving panel has its content
  useLayoutEffect(() => {
    if (key && key === leaving) showPanel(key)
  }, [key])
  const isWaiting = key !== current
  const stateOf = (each: MetricKey): PanelState => {
    if (each === current) return isWaiting ? 'stale' : leaving ? 'entering' : 'current'
    return each === key ? 'loading' : 'leaving'
  }
  const panels = metrics.flatMap(({ key: each }) =>
    each === current || each === key || each === leaving ? { key: each, state: stateOf(each) } : [],
  )
  return { panels, showPanel, endFade }
}

interface Props {
  metric: Metric
  /** Undefined while loading. */
  body?: Member
  /** Values of the query, displayed until the data is loaded. */
  preview?: Preview | undefined
  /** False while another panel is displayed. */
  isDisplayed: boolean
  /** Called when the panel displays its measurements with their chart, or the empty state. */
  onSettled: () => void
}

/** Maximum frames to wait for the chart; afterwards the panel is displayed without one. */
const MAX_CHART_FRAMES = 30

/**
 * Calls `done` in the first frame in which no chart is empty, after at most MAX_CHART_FRAMES.
 * @returns cancels
 */
function whenChartsRendered(done: () => void) {
  let frame = 0
  const check = (count: number) => {
    if (count === MAX_CHART_FRAMES || !document.querySelector('[data-plot]:empty')) return done()
    frame = requestAnimationFrame(() => check(count + 1))
  }
  frame = requestAnimationFrame(() => check(0))
  return () => cancelAnimationFrame(frame)
}

/** Panel of one metric: loads its items and renders the history, an error or the empty state. */
function MetricPanel({ metric, body, preview, isDisplayed, onSettled }: Props) {
  const query = useQuery(createAnalysisQuery(metric.type))
  const items = query.data?.items
  const points = useMemo(
    () => (items && body !== undefined ? toPoints(items, metric, body) : undefined),
    [items, body, metric],
  )
  // The profile loads in parallel; rendering both together avoids a layout shift.
  const isSettled = query.status === 'error' || points !== undefined
  const skeleton = (
    <Loading>
      <PageSkeleton metric={metric} preview={preview} />
    </Loading>
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is settled
  useEffect(() => {
    if (isSettled && !isDisplayed) return whenChartsRendered(onSettled)
  }, [isSettled])
  return (
    <QueryView query={query} errorState={ErrorCard} skeleton={skeleton}>
      {(analysis) =>
        !points ? (
          skeleton
        ) : points.length ? (
          <History metric={metric} body={body!} points={points} analysis={analysis} isDisplayed={isDisplayed} />
        ) : (
          <EmptyState
            drawing={<ScaleDrawing />}
            title="暂无数据"
            line={`完成一次测量后，这里会显示${metric.name}的变化`}
            action={
              <Button className="min-w-44" onClick={() => void openNativePage('scaleMeasurement', '体重测量')}>
                开始测量
              </Button>
            }
          />
        )
      }
    </QueryView>
  )
}

/** Query parameters that describe a metric; untrusted text. */
type Preview = Readonly<Record<'name' | 'value' | 'unit' | 'trend', string>>

/** Skeleton of a panel: chart, selected value with its bar, changes. */
function PageSkeleton({ metric, preview }: { metric?: Metric; preview?: Preview | undefined }) {
  // In 长辈版 the card of the value comes first, and its height depends on the metric.
  const belowValue = metric ? '' : 'elder:invisible'
  return (
    <div className="flex flex-col">
      <div
        className={`flex h-[390px] elder:h-[502px] elder:[@media(max-width:340px)]:h-[518px] flex-col rounded-b-card bg-surface px-4 pt-4 pb-10 ${THIRD_IN_LARGE_TEXT} ${belowValue}`}
      >
        <Skeleton className="h-3 w-20" />
        <svg className="mt-7 h-[205px] w-full" viewBox="0 0 358 150" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M0 70C45 66 60 52 90 56s60 44 100 40 70-30 110-22 40 14 58 16"
            fill="none"
            stroke="var(--color-fill)"
            strokeWidth={6}
            vectorEffect="non-scaling-stroke"
          />
          <path d="M0 149h358" stroke="var(--color-line)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="mt-3 flex justify-around">
          {[1, 2, 3, 4].map((day) => (
            <Skeleton key={day} className="h-3 w-9" />
          ))}
        </div>
        <Skeleton className="mt-auto h-[50px] rounded-[25px]" />
      </div>
      <div className={`flex flex-col gap-3 px-4 py-3 ${CARDS_IN_LARGE_TEXT}`}>
        <div className={FIRST_IN_LARGE_TEXT}>
          <Card>
            <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
              {metric && preview ? (
                <PreviewText metric={metric} {...preview} />
              ) : (
                <div>
                  <p className="text-sub">
                    <i className="skeleton leading-none">
                      <span className="invisible">{metric?.name} · 11月19日 07:35</span>
                    </i>
                  </p>
                  <p
                    className={
                      metric?.view === 'form'
                        ? 'text-[2rem] leading-[1.4]'
                        : 'num text-[3.25rem] leading-[1.05] elder:text-[min(5.5rem,23vw)]'
                    }
                  >
                    <i className="skeleton inline-block h-[.8em] w-30" />
                  </p>
                </div>
              )}
              <span className="skeleton">
                <span className="invisible flex">
                  {metric?.view === 'form' ? (
                    <PlainTag size="large">
                      <span className="font-normal">BMI</span> <b className="num text-num-s">27.2</b>
                    </PlainTag>
                  ) : (
                    <Tag kind="excellent" size="large">
                      优秀
                    </Tag>
                  )}
                </span>
              </span>
            </div>
            {metric?.view === 'form' ? (
              <Skeleton className="mt-1.5 h-[calc(258px+1.25rem)] elder:h-[calc(258px+1.4*var(--text-sub))]" />
            ) : (
              <div className="relative">
                {/* Not in the prerendered page, whose CSP forbids style attributes. */}
                <div className="invisible min-h-[51px]">{metric && <MetricAxis zones={getRatingZones(4)} />}</div>
                <div className="absolute inset-x-0 top-3.5 grid grid-cols-4 gap-[3px]">
                  {[1, 2, 3, 4].map((level) => (
                    <Skeleton key={level} className="h-2.5" />
                  ))}
                </div>
              </div>
            )}
            <div className="skeleton mt-[18px] rounded-tile py-3 pr-3.5 pl-11 text-body leading-[1.6] elder:pl-[calc(1.75rem+24px)]">
              <p className="invisible">{metric && SCIENCE[metric.key] + getSampleReference(metric.key)}</p>
            </div>
          </Card>
        </div>
        <div className={`rounded-card bg-surface p-5 shadow-card ${belowValue}`}>
          <Skeleton className="h-4 w-10" />
          <div className="mt-4 grid grid-cols-3 gap-2.5">
            {[1, 2, 3].map((span) => (
              <Skeleton key={span} className="h-[84px] rounded-tile" />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/**
 * Name, value with unit and trend of the query, at the position of the measurement's own. A number
 * is formatted like the measured one.
 */
function PreviewText({ metric, name, value, unit, trend }: Preview & { metric: Metric }) {
  const isMetricUnit = unit === metric.unit
  const text = isMetricUnit && toNumber(value) !== undefined ? formatMetric(metric, value) : value
  const direction = Math.sign(toNumber(trend) ?? 0)
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-sub text-ink-3">{name || metric.name}</p>
      <b className="num block min-h-[1.05em] text-[3.25rem] leading-[1.05] tracking-[-.01em] elder:text-[min(5.5rem,23vw)]">
        {text}
        <i className="ml-[3px] font-sans text-body font-normal text-ink-3">
          {isMetricUnit ? getDisplayUnit(unit) : unit}
        </i>
        {direction !== 0 && (
          <span className="ml-2 inline-block align-middle text-ink-2">
            <Triangle isUp={direction > 0} />
          </span>
        )}
      </b>
    </div>
  )
}
