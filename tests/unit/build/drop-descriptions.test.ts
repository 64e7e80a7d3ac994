import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { buildOptions } from '#scripts/build/vite-options.ts'
import { CALLS } from '#scripts/contract/all-calls.ts'
import type { Schema } from '#shared/api/schema.ts'

/** Titles of fields that are sentences, which no page has as a text of its own. */
const findTitles = ({ description, fields = {}, item }: Schema<unknown>): string[] => [
  ...(description && /[：；，]/.test(description.title) ? [description.title] : []),
  ...Object.values(fields).flatMap(findTitles),
  ...(item ? findTitles(item) : []),
]

test.for(['bodyFatScale', 'activity', 'courseSharing'] as const)(
  'no description is left in the scripts of %s',
  async (name) => {
    const { output } = (await build(
      buildOptions(name, 'compat', 'site', loadSiteConfig('site', {})),
    )) as Rolldown.RolldownOutput
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
    const schemas = CALLS.flatMap(({ query, body, replies = [] }) => [query ?? [], body ?? [], replies].flat())
    const texts = new Set([
      ...schemas.flatMap(findTitles),
      ...CALLS.map(({ name }) => `'${name}'`),
      ...CALLS.map(({ name }) => `"${name}"`),
    ])
    expect(texts.size).toBeGreaterThan(60)
    expect(code).toContain('api/')
    expect([...texts].filter((text) => code.includes(text))).toEqual([])
  },
)
