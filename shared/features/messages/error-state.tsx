import type { ComponentType } from 'react'
import type { ErrorStateProps } from '#shared/data/query-view.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import type { LazyModule } from '#shared/lazy/lazy-module.ts'

/**
 * Creates the error state of a page. The card (error-state-card.tsx) is in the page's later script;
 * text is its fallback.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lazyErrorState = (later: LazyModule<{ ErrorStateCard: ComponentType<ErrorStateProps> }>) =>
  lazyComponent(later, ({ ErrorStateCard }) => ErrorStateCard, {
    fallback: () => (
      <p role="status" className="m-auto p-8">
        正在加载
      </p>
    ),
  })
