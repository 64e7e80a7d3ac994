import type { ReactNode } from 'react'
import { LazyDialogButton } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import type { Body } from '#shared/health/body.ts'

const SHEET = lazyModule(() => import('./compare-sheet.tsx').then(({ CompareSheet }) => CompareSheet))

/** Opens the comparison of two measurements. @param body null: the profile could not be had */
export const CompareButton = ({ body, icon }: { body: Body | null; icon?: ReactNode }) => (
  <LazyDialogButton label="两次对比" module={SHEET} icon={icon}>
    {(CompareSheet, sheet) => <CompareSheet {...sheet} body={body} />}
  </LazyDialogButton>
)
