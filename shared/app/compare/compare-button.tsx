import { LazyDialogButton } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import type { Body } from '#shared/health/body.ts'

const SHEET = lazyModule(() => import('./compare-sheet.tsx').then(({ CompareSheet }) => CompareSheet))

/** Opens the comparison of two measurements. @param body null: the profile could not be had */
export const CompareButton = ({ body, className }: { body: Body | null; className?: string }) => (
  <LazyDialogButton label="对比两次测量" module={SHEET} className={className}>
    {(CompareSheet, sheet) => <CompareSheet {...sheet} body={body} />}
  </LazyDialogButton>
)
