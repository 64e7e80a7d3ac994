import { LazyDialogButton } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'

const SHEET = lazyModule(() => import('./look-back-sheet.tsx').then(({ LookBackSheet }) => LookBackSheet))

/** Opens the look back on a month and on a year. */
export const LookBackButton = ({ className }: { className?: string }) => (
  <LazyDialogButton label="月度与年度回顾" module={SHEET} className={className}>
    {(LookBackSheet, sheet) => <LookBackSheet {...sheet} />}
  </LazyDialogButton>
)
