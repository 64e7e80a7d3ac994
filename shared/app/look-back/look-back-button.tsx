import { PartButton } from '#shared/app/loading/part-button.tsx'
import { later } from '#shared/app/loading/use-part.ts'

const SHEET = later(() => import('./look-back-sheet.tsx').then(({ LookBackSheet }) => LookBackSheet))

/** Opens the look back on a month and on a year. */
export const LookBackButton = ({ className }: { className?: string }) => (
  <PartButton label="月度与年度回顾" file={SHEET} className={className}>
    {(LookBackSheet, sheet) => <LookBackSheet {...sheet} />}
  </PartButton>
)
