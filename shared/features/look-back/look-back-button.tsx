import type { ReactNode } from 'react'
import { LazyDialogButton } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'

const SHEET = lazyModule(() => import('./look-back-sheet.tsx').then(({ LookBackSheet }) => LookBackSheet))

/** Button that opens the look back on a month or a year. */
export const LookBackButton = ({ icon }: { icon?: ReactNode }) => (
  <LazyDialogButton label="我的回顾" module={SHEET} icon={icon}>
    {(LookBackSheet, sheet) => <LookBackSheet {...sheet} />}
  </LazyDialogButton>
)
