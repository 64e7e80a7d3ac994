import { BUILD, type LinkTags, type Place, type Report } from './report.ts'
import { FIGURES } from './vocabulary.ts'

/** Longer is no figure of a page that somebody looked at: ten minutes, in milliseconds. */
const LONGEST = 600_000

/**
 * What one page view sends.
 * @param script the id of the page's script, which names route and build @param figures as measured: milliseconds, `cls` without unit
 * @returns undefined for a page that no build made
 */
export function reportOf(
  script: string,
  place: Place,
  tags: LinkTags,
  figures: Readonly<Record<string, unknown>>,
  counts: Pick<Report, 'taps' | 'unopened' | 'downloads' | 'errors'>,
): Report | undefined {
  const [, route, build] = BUILD.exec(script) ?? []
  if (!route || !build) return undefined
  const measured = FIGURES.flatMap((name) => {
    const value = figures[name]
    if (typeof value !== 'number' || !(value >= 0 && value <= LONGEST)) return []
    return [[name, name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value)] as const]
  })
  return { route, build, ...place, ...tags, ...Object.fromEntries(measured), ...counts }
}
