import { existsSync, writeFileSync } from 'node:fs'
import { type KnownTags, withTags } from '#scripts/base/known-tags.ts'
import { readJson } from '#scripts/base/read-json.ts'

/**
 * Note a link's tags in the list of those that page views report (known-tags.json). The list ships with the next build.
 * @returns whether one of them is new
 */
export function countLink(file: string, tags: Readonly<Record<string, string>>): boolean {
  const known: KnownTags = existsSync(file) ? readJson(file) : { utm_source: [], channel: [] }
  const next = withTags(known, tags)
  if (next) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  return Boolean(next)
}
