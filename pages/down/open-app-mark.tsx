import { createElement } from 'react'
import { ICON } from '#shared/brand.ts'

/** The app's icon, inside the page, so that the first view has it without another request. */
export const AppMark = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    {ICON.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)
