import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import type { TroubleProps } from './trouble-card.tsx'

const loadCard = () => import('./trouble-card.tsx')

/**
 * What stands in place of a share page's content. The drawn card is not in the first bundle: words hold its place, and take
 * it where it cannot come.
 */
export function Trouble(props: TroubleProps) {
  const [card, retry] = usePart(loadCard)
  if (card) return <card.TroubleCard {...props} />
  if (retry) return <LostPart onRetry={retry} />
  return (
    <p role="status" className="m-auto p-8">
      正在加载
    </p>
  )
}
