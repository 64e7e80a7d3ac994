import type { SharePage } from '#shared/api/share-page.ts'
import type { FirstCalls } from '#shared/head/settings.ts'

/** What a share page asks first, and by which values of its address: those that its calls carry. */
export function getFirstCalls(share: SharePage | undefined): FirstCalls | undefined {
  const { ids = [], takes = [], preload, oneOf, days } = share ?? {}
  if (!preload) return undefined
  const all = [...ids, ...takes]
  const named = preload(Object.fromEntries(all.map((value) => [value, `{${value}}`]))).flatMap(({ calls }) => calls)
  const text = JSON.stringify(named)
  return { needs: all.filter((value) => text.includes(`{${value}}`)), calls: named, oneOf, days }
}
