import { part } from '#shared/app/loading/part.tsx'

/**
 * What stands in place of a share page's content. The drawn card is not in the first bundle: words hold its place, and take
 * it where it cannot come.
 */
export const Trouble = part(() => import('./trouble-card.tsx').then(({ TroubleCard }) => TroubleCard), {
  waiting: () => (
    <p role="status" className="m-auto p-8">
      正在加载
    </p>
  ),
})
