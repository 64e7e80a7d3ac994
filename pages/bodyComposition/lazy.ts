import { lazyModule } from '#shared/lazy/lazy-module.ts'

export const LATER = lazyModule(() => import('./later.tsx'))
