import { useLayoutEffect, useState } from 'react'
import { createAnalysisQuery } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { parseTime } from '#shared/format/dates.ts'
import { getScoreZones } from '#shared/health/axis.ts'
import { type Body, isMinor, type Sex } from '#shared/health/body.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import type { Tissue } from '#shared/health/segments.ts'
import { isAllBefore } from '#shared/health/weight-outlook.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { CompositionGrid } from './composition-grid.tsx'
import {
  createScoreView,
  createTiles,
  formatMasses,
  getBodyType,
  getSegmentReadings,
  hasSegments,
  type ScoreView,
  summarizeSegments,
} from './details-model.ts'
import { hasGoal } from './model.ts'
import { OutlookPanel } from './month-card.tsx'
import { type Overlay, Overlays } from './overlays.tsx'
import { type Home, UNKNOWN } from './use-home.ts'

export { HomeError, PartialError } from './errors.tsx'

/** Gauge of a record with its own scale and standard range. */
export const WeightGauge = ({ record }: { record: BodyFatRecord }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...record.weightStandard}
  />
)

interface HomeDetailsProps {
  home: Home
  /** Whether an error or empty state replaces the measurements. */
  isHidden: boolean
  open: Overlay | undefined
  onOpen: (what?: Overlay) => void
}

/** Everything but the weight card and the bar, loaded after them: details and overlays. */
export function HomeDetails({ home, isHidden, open, onOpen }: HomeDetailsProps) {
  const { current, body } = home
  const [isGuided, setGuided] = useState(false)
  return (
    <>
      {!isHidden && (
        <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
          {current && <Details record={current} body={body} inert={isGuided} />}
        </div>
      )}
      <Overlays home={home} open={open} onClose={() => onOpen()} onGuide={setGuided} />
    </>
  )
}

interface DetailsProps {
  record: BodyFatRecord
  /** Undefined while loading. */
  body: Body | undefined
  /** True while the guide is open: metrics cannot be opened. */
  inert: boolean
}

const WEIGHTS_QUERY = createAnalysisQuery(getMetric('weight').type)

/** Cards below the weight. Mostly below the fold, so they are lazily loaded. */
export function Details({ record, body, inert }: DetailsProps) {
  const sex = body?.sex
  const form = getBodyType(record, sex)
  const score = createScoreView(record)
  const metrics = createTiles(record, sex)
  // Loads after the profile, which determines the cards below: this response may be large.
  const weights = useQuery(body && WEIGHTS_QUERY)
  const time = parseTime(record.date)
  // Reloads weights that are all older than the displayed record. A layout effect, so that they are
  // not painted with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per record, whatever the answer
  useLayoutEffect(() => {
    if (weights.data && time !== undefined && isAllBefore(weights.data.items, time)) weights.retry()
  }, [time])
  return (
    <>
      {form && <BodyTypeCard {...form} sex={sex} />}
      {score && <ScoreCard {...score} isYoung={body !== undefined && isMinor(body)} />}
      {hasGoal(record) && body !== UNKNOWN && <OutlookPanel record={record} weights={weights} body={body} />}
      {metrics.length > 0 && (
        <CompositionGrid tiles={metrics} masses={formatMasses(record)} inert={inert} isSettled={body !== undefined} />
      )}
      {hasSegments(record) && <SegmentCard record={record} sex={sex} />}
      <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
    </>
  )
}

/** Card with the body score, its four ratings, and the service's analysis. */
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

/** Card with the body form as text and its figure, cropped at the thigh. */
const BodyTypeCard = ({ name, intro, code, sex }: BodyTypeProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)_124px] gap-3 overflow-hidden rounded-card bg-surface pt-5 pl-5 shadow-card">
    <div className="pb-5">
      <p className="text-sub text-ink-3">身体类型</p>
      <h2 className="mt-0.5 mb-1.5 text-[min(var(--text-fig-xl),8.2vw)] leading-[1.35]">{name}</h2>
      <p className="text-sub leading-[1.6] whitespace-pre-line text-ink-2">{intro}</p>
    </div>
    <div className="relative mr-4 h-[168px] self-end overflow-hidden">
      <i className="absolute inset-x-0 top-1.5 bottom-0 rounded-t-[16px] bg-panel" />
      {code !== undefined && sex && (
        <div className="absolute inset-x-0 top-4 flex justify-center">
          <BodyTypeFigure code={code} sex={sex} height={236} />
        </div>
      )}
    </div>
  </section>
)

interface SegmentProps {
  record: BodyFatRecord
  sex: Sex | undefined
}

/** Card with fat or muscle of arms, trunk and legs. */
function SegmentCard({ record, sex = 'male' }: SegmentProps) {
  const [tissue, setTissue] = useState<Tissue>('fat')
  const { parts, intro } = summarizeSegments(record, tissue)
  return (
    <Card title="节段分析" right={<Segmented label="节段分析" options={TISSUES} value={tissue} onChange={setTissue} />}>
      <SegmentMap sex={sex} readings={getSegmentReadings(record, tissue)} />
      {parts.length > 0 && (
        <dl className="trio [--trio:13rem] mt-3 rounded-tile bg-canvas px-3.5 py-3 text-center">
          {parts.map(({ name, rate }) => (
            <Stat key={name} label={name} value={rate} unit="%" size="small" />
          ))}
        </dl>
      )}
      {intro && <p className="mt-3.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{intro}</p>}
    </Card>
  )
}
