import type { FirstCalls } from '#shared/api/first-calls.ts'
import type { FirstTable } from './item.ts'

const modules = import.meta.glob<{ first: FirstCalls<string> }>('/pages/*/first.ts', { eager: true })

/** What every page says it asks first, by page: a page that is added later comes along. */
export const firstTable: FirstTable = Object.fromEntries(
  Object.entries(modules).map(([path, { first }]) => [path.split('/')[2]!, first]),
)
