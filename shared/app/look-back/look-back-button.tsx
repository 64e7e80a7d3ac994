import { PartButton } from '#shared/app/loading/part-button.tsx'

const load = () => import('./look-back-sheet.tsx')

/** Opens the look back on a month and on a year. */
export const LookBackButton = ({ className }: { className?: string }) => (
  <PartButton label="月度与年度回顾" load={load} className={className}>
    {({ LookBackSheet }, sheet) => <LookBackSheet {...sheet} />}
  </PartButton>
)
