import type { SharePage } from '#shared/api/share-page.ts'
import { type Route, routes } from '#shared/routes.ts'
import { getFirstCalls } from './first-calls.ts'

/** What is missing or inconsistent in a page's share.ts, by name; empty when it is complete. */
export function shareProblems(name: string, page: SharePage): string[] {
  const { description, ids, takes = [], oneOf = {}, preload, reply, card } = page
  const values = [...ids, ...takes]
  const needs: readonly string[] = getFirstCalls(page)?.needs ?? []
  const route: Route | undefined = (routes as Record<string, Route>)[name]
  return [
    ...(route?.access === 'public' ? [] : ['is no public page of shared/routes.ts']),
    ...(description.trim() ? [] : ['has no description']),
    ...(ids.length && !preload ? ['has ids, but no preload that asks for the item'] : []),
    ...(preload && !reply ? ['has a preload, but no schema of the reply'] : []),
    ...(preload && !card ? ['has a preload, but no card'] : []),
    ...(reply && !preload ? ['has a reply that nothing asks for'] : []),
    ...(preload ? ids.filter((id) => !needs.includes(id)).map((id) => `no call carries ${id}`) : []),
    ...Object.keys(oneOf).flatMap((value) =>
      values.includes(value) ? [] : [`lists values of ${value}, which no link carries`],
    ),
  ].map((problem) => `pages/${name}/share.ts: ${problem}`)
}
