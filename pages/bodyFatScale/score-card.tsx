import type { RatingKey } from '#shared/health/ratings.ts'
import { SCORE_EDGES } from '#shared/health/score.ts'
import { Card } from '#shared/ui/card.tsx'
import { RatingBar } from '#shared/ui/rating-bar.tsx'
import { Tag } from '#shared/ui/tag.tsx'

interface Props {
  text: string
  kind: RatingKey
  name: string
  position: number
  analysis: string
}

/** The body score on its four bands, and what the service says about it. */
export const ScoreCard = ({ text, kind, name, position, analysis }: Props) => (
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
    <RatingBar scale="rating" active={kind} position={position} edges={SCORE_EDGES.map(String)} />
    {analysis && <p className="mt-3.5 text-sub leading-[1.65] text-ink-2">{analysis}</p>}
  </Card>
)
