import { PLACEHOLDER } from '#shared/format/numbers.ts'

/** A dash for a missing value, labelled because screen readers skip it or read a minus. */
export const Dash = () => (
  <span role="img" aria-label="暂无" className="text-ink-3">
    {PLACEHOLDER}
  </span>
)
