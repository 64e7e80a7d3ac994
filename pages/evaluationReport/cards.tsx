import { useEffect, useMemo } from 'react'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { Radar } from '#shared/ui/charts/radar.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { RadarDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { DimensionCard } from './dimension-card.tsx'
import { keepReport, keptReports, type LastReport, lastReport } from './last-report.ts'
import type { DimensionView, ReportView } from './model.ts'

const card = (dimension: DimensionView) => <DimensionCard key={dimension.key} dimension={dimension} />

/** Everything below the verdict. */
export function Report({ report }: { report: ReportView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same report is made anew at each render
  const last = useMemo(() => lastReport(report, keptReports()), [report.at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => keepReport(report), [report.at])
  return (
    <>
      <Overview report={report} last={last} />
      {report.dimensions.slice(0, 1).map(card)}
      <Below>{report.dimensions.slice(1).map(card)}</Below>
    </>
  )
}

/** In place of a report. */
export const NoReport = ({ title }: { title: string }) => (
  <Empty
    drawing={<RadarDrawing />}
    title={title}
    line={
      <>
        完成一次运动能力评测，这里会告诉你
        <br />
        哪里强、哪里可以更好
      </>
    }
  />
)

/** All six scores at a glance, and how many of the same sex the member is ahead of. */
function Overview({ report: { axes, peers }, last }: { report: ReportView; last: LastReport | undefined }) {
  const compared = axes.map(({ name, text, percent }, index) => ({
    name,
    text,
    percent,
    last: last?.percents[index],
    change: last?.changes[index],
  }))
  return (
    <section className="rounded-card bg-surface px-2 pt-3.5 pb-5 shadow-card print:col-span-full print:grid print:break-inside-avoid print:grid-cols-2 print:items-center print:border print:py-1 print:shadow-none">
      <div className="print:mx-auto print:w-[210px]">
        <Radar name="六项能力" axes={compared} />
        {last && (
          <p className="mt-1 flex items-center justify-center gap-1.5 text-caption text-ink-3">
            <i className="w-4 border-t-2 border-dashed border-ink-3 elder:h-3 elder:w-0 elder:border-t-0 elder:border-l-2 elder:border-solid elder:border-ink" />
            {last.day}的报告
          </p>
        )}
      </div>
      {peers !== undefined && (
        <div className="mx-3 mt-3 border-t border-line pt-4.5 print:border-t-0">
          <p className="mb-1 flex flex-wrap items-baseline gap-[5px] leading-normal">
            超过了<b className="num text-fig-xl leading-none text-brand-text">{peers}%</b>的同性别用户
          </p>
          <PeerBar percent={peers} />
        </div>
      )}
    </section>
  )
}
