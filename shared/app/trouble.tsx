import { usePart } from './use-part.ts'

/** Why a share page has nothing to show: a required id is missing in its address, or the question failed. */
export type Problem = 'incomplete' | (Error & { fault?: string })

export interface TroubleProps {
  problem: Problem
  onRetry: () => void
}

const loadCard = () => import('./trouble-card.tsx')

/**
 * What stands in place of a share page's content. The drawn card is not in the first bundle: words hold its place, and take
 * it where it cannot come.
 */
export function Trouble(props: TroubleProps) {
  const card = usePart(loadCard)
  if (card) return <card.TroubleCard {...props} />
  return (
    <p role={card === null ? 'alert' : 'status'} className="m-auto p-8">
      {card === null ? '网络不给力，请刷新页面' : '正在加载'}
    </p>
  )
}
