import { grouped } from '#shared/core/numbers.ts'

/** The counter adds this to what the service says. */
const COUNTED_BEFORE = 113

/** How many take part, with the base of the counter; undefined when the service does not say. */
export const joinedText = (total: number | undefined): string | undefined =>
  total === undefined || total < 0 ? undefined : grouped(Math.floor(total) + COUNTED_BEFORE)
