import type { Analysis } from '#shared/api/analysis.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import type { Body } from '#shared/health/body.ts'
import { weightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import type { Goals } from './use-goals.ts'

interface Props {
  analysis: Analysis
  body: Body
  goals: Goals
}

/** Where the weight is going, and when it may reach the target. */
export const OutlookCard = ({ analysis: { items }, body, goals: { weight, retryWeight } }: Props) => (
  <Card title="趋势与目标">
    {weight.state === 'ready' ? (
      <OutlookText outlook={weightOutlook({ items, targetKg: weight.value, body, now: serverNow() })} />
    ) : weight.state === 'failed' ? (
      <ErrorLine words="目标加载失败" onRetry={retryWeight} />
    ) : (
      <>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-1 h-10.5" />
      </>
    )}
  </Card>
)
