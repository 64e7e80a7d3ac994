import { scoreAxis } from '#shared/health/axis.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import type { ScoreView } from './details-model.ts'

/** The body score on its four bands, unlit until it may be rated, and what the service says about it; without bands the score alone. */
export const ScoreCard = ({ text, rating, hasBands }: ScoreView & { hasBands: boolean }) => (
  <Card title="身体评分">
    <p className="mb-3.5 flex flex-wrap items-end gap-3">
      <b className="num text-[3.25rem] leading-none">
        {text}
        <small className="ml-[3px] font-sans text-sub font-normal text-ink-3">分</small>
      </b>
      {rating && (
        <span className="mb-[7px]">
          <Tag kind={rating.kind}>{rating.name}</Tag>
        </span>
      )}
    </p>
    {hasBands && <MetricAxis zones={scoreAxis(rating && text)} edgeText={(edge) => `${edge}分`} />}
    {rating?.analysis && <p className="mt-3.5 text-sub leading-[1.65] text-ink-2">{rating.analysis}</p>}
  </Card>
)
