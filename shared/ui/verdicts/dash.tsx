import { PLACEHOLDER } from '#shared/format/numbers.ts'

/** In place of a value that is not there: a dash, which a voice passes over or takes for a minus. */
export const Dash = () => (
  <span role="img" aria-label="暂无" className="text-ink-3">
    {PLACEHOLDER}
  </span>
)
