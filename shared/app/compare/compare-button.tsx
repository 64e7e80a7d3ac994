import { PartButton } from '#shared/app/loading/part-button.tsx'
import type { Body } from '#shared/health/body.ts'

const load = () => import('./compare-sheet.tsx')

/** Opens the comparison of two measurements. @param body null: the profile could not be had */
export const CompareButton = ({ body, className }: { body: Body | null; className?: string }) => (
  <PartButton label="对比两次测量" load={load} className={className}>
    {({ CompareSheet }, sheet) => <CompareSheet {...sheet} body={body} />}
  </PartButton>
)
