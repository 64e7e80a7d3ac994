import type { ErrorStateProps } from '#shared/data/query-view.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'

export const ERROR_STATE = lazyModule(() => import('./share-error-state.tsx'))

/** The skeleton stays until the error page is loaded. */
const OPTIONS = { fallback: ({ children }: ErrorStateProps) => children }

/** Error page of a share page. It is rarely needed, so it has its own bundle. */
export const ShareError = lazyComponent(ERROR_STATE, ({ ShareErrorState }) => ShareErrorState, OPTIONS)
/** The same with a toast, for the group, PK, workout and group-report pages. */
export const ShareErrorWithToast = lazyComponent(ERROR_STATE, ({ ShareErrorToast }) => ShareErrorToast, OPTIONS)
