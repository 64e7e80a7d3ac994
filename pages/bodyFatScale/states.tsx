import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'

/** In place of the measurements: what went wrong, or that there are none. */
export const Instead = ({ error, onRetry }: { error: Error | false; onRetry: () => void }) =>
  error ? <ErrorCard error={error} onRetry={onRetry} /> : <NoData />

/** Nothing measured yet. */
const NoData = () => (
  <Empty
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

interface MissingProps {
  dates: boolean
  record: boolean
  retry: (what: 'dates' | 'record') => void
}

/** What of the page could not be loaded, while the rest of it stands. */
export const Missing = ({ dates, record, retry }: MissingProps) => (
  <>
    {dates && <PartFailed words="测量日期加载失败" onRetry={() => retry('dates')} />}
    {record && <PartFailed words="测量数据加载失败" onRetry={() => retry('record')} />}
  </>
)

/** One of the page's two questions failed: the rest of the page works. */
const PartFailed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <Card>
    <ErrorLine words={words} onRetry={onRetry} />
  </Card>
)
