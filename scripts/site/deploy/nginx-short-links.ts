import { endOfDay } from '#scripts/base/end-of-day.ts'
import { AFTER, type ShortLinks } from '#scripts/site/links/short-links.ts'
import { block, quoted } from './nginx-lines.ts'

/** Named by the day: another site on the server that has it, too, means the same by it. */
const variableOf = (until: string) => `$after_${until.replaceAll('-', '_')}`

/**
 * In the `http` block: whether each last day of a link is over, '' or 1. nginx compares no numbers, and its dates are those of the server's zone;
 * so the seconds since 1970 (`$msec`) are held to a pattern of all that are fewer.
 */
export const endMaps = (links: ShortLinks): string[] =>
  [...new Set(Object.values(links).map(({ until }) => until))]
    .sort()
    .flatMap((until) =>
      block(`map $msec ${variableOf(until)}`, 'default 1;', `"~^(${fewer(endOfDay(until) / 1000)})\\." "";`),
    )

/** A pattern of the numbers below one, of those with as many digits: alike up to a digit that is smaller. */
const fewer = (limit: number): string => {
  const digits = [...String(limit)]
  return digits
    .flatMap((digit, at) => {
      const rest = '.'.repeat(digits.length - at - 1)
      return digit === '0' ? [] : [`${digits.slice(0, at).join('')}[0-${Number(digit) - 1}]${rest}`]
    })
    .join('|')
}

/** Short links. Kept by nobody: where one leads may change tomorrow. */
export const shortBlocks = (links: ShortLinks): string[] =>
  Object.entries(links).flatMap(([code, { to, until }]) =>
    block(
      `location = /s/${code}`,
      'add_header cache-control no-store always;',
      `if (${variableOf(until)}) { return 302 ${AFTER}; }`,
      `return 302 ${quoted(to)};`,
    ),
  )
