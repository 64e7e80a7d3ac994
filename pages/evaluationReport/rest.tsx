import { Empty } from '#shared/ui/states/empty.tsx'
import { RadarDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { DimensionCard } from './dimension-card.tsx'
import type { ReportView } from './model.ts'
import { Overview } from './overview.tsx'

export { ErrorCard } from '#shared/ui/states/error-card.tsx'

/** Everything below the verdict. */
export const Cards = ({ report }: { report: ReportView }) => (
  <>
    <Overview report={report} />
    {report.dimensions.map((dimension) => (
      <DimensionCard key={dimension.key} dimension={dimension} />
    ))}
  </>
)

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
