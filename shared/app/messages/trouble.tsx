import { lazyComponent } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'

const CARD = lazyModule(() => import('./trouble-card.tsx'))

/**
 * What stands in place of a share page's content. The drawn card is not in the first bundle: words hold its place, and take
 * it where it cannot come.
 */
export const Trouble = lazyComponent(CARD, ({ TroubleCard }) => TroubleCard, {
  fallback: () => (
    <p role="status" className="m-auto p-8">
      正在加载
    </p>
  ),
})
