import type { ReactNode } from 'react'
import type { Body } from '#shared/health/body.ts'
import { LazyDialogButton } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'

const SHEET = lazyModule(() => import('./compare-sheet.tsx').then(({ CompareSheet }) => CompareSheet))

/** Opens the comparison of two measurements. @param body null if the profile failed to load */
export const CompareButton = ({ body, icon }: { body: Body | null; icon?: ReactNode }) => (
  <LazyDialogButton label="两次对比" module={SHEET} icon={icon}>
    {(CompareSheet, sheet) => <CompareSheet {...sheet} body={body} />}
  </LazyDialogButton>
)
