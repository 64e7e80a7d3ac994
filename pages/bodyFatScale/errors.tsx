import type { RequestError } from '#shared/core/request-error.ts'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

/** Replaces the measurements: error or empty state. */
export const HomeError = ({ error, onRetry }: { error: RequestError | undefined; onRetry: () => void }) =>
  error ? <ErrorCard error={error} onRetry={onRetry} /> : <NoData />

/** Empty state without any measurement. */
const NoData = () => (
  <EmptyState
    title="暂无数据"
    line="站上体脂秤，30 秒看懂身体"
    drawing={<ScaleDrawing />}
    action={
      <Button className="min-w-44" onClick={() => void openNativePage('scaleMeasurement', '体重测量')}>
        开始测量
      </Button>
    }
  />
)

interface PartialErrorProps {
  dates: boolean
  record: boolean
  retry: (what: 'dates' | 'record') => void
}

/** Errors of requests that failed while the rest of the page is displayed. */
export const PartialError = ({ dates, record, retry }: PartialErrorProps) => (
  <>
    {dates && <PartialErrorCard text="测量日期加载失败" onRetry={() => retry('dates')} />}
    {record && <PartialErrorCard text="测量数据加载失败" onRetry={() => retry('record')} />}
  </>
)

/** Card for one failed request with a retry button. */
const PartialErrorCard = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Card>
    <ErrorLine message={text} onRetry={onRetry} />
  </Card>
)
