import { PartButton } from '#shared/app/loading/part-button.tsx'
import { later } from '#shared/app/loading/use-part.ts'
import type { Body } from '#shared/health/body.ts'

const SHEET = later(() => import('./compare-sheet.tsx').then(({ CompareSheet }) => CompareSheet))

/** Opens the comparison of two measurements. @param body null: the profile could not be had */
export const CompareButton = ({ body, className }: { body: Body | null; className?: string }) => (
  <PartButton label="对比两次测量" file={SHEET} className={className}>
    {(CompareSheet, sheet) => <CompareSheet {...sheet} body={body} />}
  </PartButton>
)
