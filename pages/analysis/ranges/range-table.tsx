import { useMemo } from 'react'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import type { Group, Level } from './groups.ts'
import type { Readout } from './readout.ts'
import { groupsIn, type Shown } from './view.ts'

interface Props {
  name: string
  shown: Shown
  groupsAt: (level: Level) => readonly Group[]
  wordsOf: (group: Group, level: Level) => Readout
}

/** The points in view as a table. */
export function RangeTable({ name, shown: { level, view }, groupsAt, wordsOf }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a group stay the same
  const rows = useMemo(() => {
    const [from, to] = groupsIn(groupsAt(level), view)
    return groupsAt(level)
      .slice(from, to)
      .map((group) => wordsOf(group, level))
  }, [groupsAt, level, view])
  return (
    <DataTable
      name={name}
      day={(index) => rows[index]!.when}
      text={(index) => {
        const { value, spread, trend, mass, note } = rows[index]!
        return [
          value,
          spread && `（${spread}）`,
          trend && ` 趋势 ${trend}`,
          mass && ` 脂肪趋势 ${mass}`,
          note && `，${note}`,
        ]
          .filter(Boolean)
          .join('')
      }}
      count={rows.length}
    />
  )
}
