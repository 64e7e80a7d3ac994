import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'

const CARD = lazyModule(() => import('./error-state-card.tsx'))

/**
 * Error state of a share page. The card is loaded lazily; text is its fallback and replaces it if
 * it fails to load.
 */
export const ErrorState = lazyComponent(CARD, ({ ErrorStateCard }) => ErrorStateCard, {
  fallback: () => (
    <p role="status" className="m-auto p-8">
      正在加载
    </p>
  ),
})
