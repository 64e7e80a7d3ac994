import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'

const CARD = lazyModule(() => import('./error-state-card.tsx'))

/**
 * What stands in place of a share page's content. The drawn card is not in the first bundle: words hold its place, and take
 * it where it cannot come.
 */
export const ErrorState = lazyComponent(CARD, ({ ErrorStateCard }) => ErrorStateCard, {
  fallback: () => (
    <p role="status" className="m-auto p-8">
      正在加载
    </p>
  ),
})
