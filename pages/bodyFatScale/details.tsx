import { useLayoutEffect } from 'react'
import { type AnalysisItem, readAnalysis } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { getScoreZones } from '#shared/health/axis.ts'
import { type Body, isMinor, type Sex } from '#shared/health/body.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { endsBefore } from '#shared/health/weight-outlook.ts'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import { bodyType, massesOf, type ScoreView, scoreView, tiles } from './details-model.ts'
import { hasGoal } from './model.ts'
import { OutlookPanel } from './outlook-panel.tsx'
import { SegmentCard } from './segment-card.tsx'
import { hasSegments } from './segment-model.ts'
import { UNKNOWN } from './use-home.ts'

interface Props {
  record: BodyFatRecord
  /** Undefined while it is not known yet. */
  body: Body | undefined
  /** The guide is open: metrics do not open. */
  isStill: boolean
}

const readWeights = (signal: AbortSignal) =>
  readAnalysis(metricOf('weight').type, signal).then(({ items }) => items as readonly AnalysisItem[])

/** Everything below the weight: mostly below the fold, so it is not in the first bundle. */
export function Details({ record, body, isStill }: Props) {
  const sex = body?.sex
  const form = bodyType(record, sex)
  const score = scoreView(record)
  const metrics = tiles(record, sex)
  // After the profile, which decides what the cards below hold: this answer may be long.
  const { remote: weights, retry } = useRemote(body && readWeights, [body !== undefined])
  const time = parseTime(record.date)
  // Before the frame that shows another record. One that the weights do not know yet has been made meanwhile: what they told goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record, whatever the answer
  useLayoutEffect(() => {
    if (weights.state === 'ready' && time !== undefined && endsBefore(weights.value, time)) retry()
  }, [time])
  return (
    <>
      {form && <BodyTypeCard {...form} sex={sex} />}
      {score && <ScoreCard {...score} isYoung={body !== undefined && isMinor(body)} />}
      {hasGoal(record) && body !== UNKNOWN && <OutlookPanel record={record} weights={weights} body={body} />}
      {metrics.length > 0 && (
        <CompositionGrid tiles={metrics} masses={massesOf(record)} isStill={isStill} isSettled={body !== undefined} />
      )}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}

/** The body score on its four ratings, and what the service says about it. */
const ScoreCard = ({ text, kind, name, analysis, isYoung }: ScoreView & { isYoung: boolean }) => (
  <Card title="身体评分">
    <p className="mb-3.5 flex flex-wrap items-end gap-3">
      <b className="num text-[3.25rem] leading-none">
        {text}
        <small className="ml-[3px] font-sans text-sub font-normal text-ink-3">分</small>
      </b>
      <span className="mb-[7px]">
        <Tag kind={kind}>{name}</Tag>
      </span>
    </p>
    <MetricAxis zones={getScoreZones(text)} edgeText={(edge) => `${edge}分`} />
    {analysis && <p className="mt-3.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{analysis}</p>}
    {isYoung && <p className="mt-3.5 text-caption text-ink-3">{ADULTS_ONLY}</p>}
  </Card>
)

interface BodyTypeProps {
  name: string
  intro: string
  code: number | undefined
  sex: Sex | undefined
}

/** The body form in words, and its drawing cropped at the thigh. */
const BodyTypeCard = ({ name, intro, code, sex }: BodyTypeProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)_124px] gap-3 overflow-hidden rounded-card bg-surface pt-5 pl-5 shadow-card">
    <div className="pb-5">
      <p className="text-sub text-ink-3">身体类型</p>
      <h2 className="mt-0.5 mb-1.5 text-[min(var(--text-fig-xl),8.2vw)] leading-[1.35]">{name}</h2>
      <p className="text-sub leading-[1.6] whitespace-pre-line text-ink-2">{intro}</p>
    </div>
    <div className="relative mr-4 h-[168px] self-end overflow-hidden">
      <i className="absolute inset-x-0 top-1.5 bottom-0 rounded-t-[16px] bg-brand-soft" />
      {code !== undefined && sex && (
        <div className="absolute inset-x-0 top-4 flex justify-center">
          <BodyTypeFigure code={code} sex={sex} height={236} />
        </div>
      )}
    </div>
  </section>
)
