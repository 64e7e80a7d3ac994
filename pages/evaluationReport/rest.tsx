import { useEffect, useMemo } from 'react'
import { Empty } from '#shared/ui/states/empty.tsx'
import { RadarDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { DimensionCard } from './dimension-card.tsx'
import { keepReport, keptReports, lastReport } from './last-report.ts'
import type { ReportView } from './model.ts'
import { Overview } from './overview.tsx'

export { ErrorCard } from '#shared/ui/states/error-card.tsx'

/** Everything below the verdict. */
export function Cards({ report }: { report: ReportView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same report is made anew at each render
  const last = useMemo(() => lastReport(report, keptReports()), [report.at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => keepReport(report), [report.at])
  return (
    <>
      <Overview report={report} last={last} />
      {report.dimensions.map((dimension) => (
        <DimensionCard key={dimension.key} dimension={dimension} />
      ))}
    </>
  )
}

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
