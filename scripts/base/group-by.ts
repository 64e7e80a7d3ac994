/**
 * Groups items by key, in the order in which the keys first appear. `Map.groupBy` is not in ES2023,
 * which the pages are limited to.
 */
export function groupBy<K, T>(items: readonly T[], getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(getKey(item))
    if (group) group.push(item)
    else groups.set(getKey(item), [item])
  }
  return groups
}
