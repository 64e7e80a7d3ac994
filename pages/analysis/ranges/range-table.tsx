import { useMemo } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { DataTable } from '#shared/ui/data-table.tsx'
import type { Group, Level } from './groups.ts'
import type { Shown } from './range-engine.ts'
import { readoutOf } from './readout.ts'
import { groupsIn } from './view.ts'

interface Props {
  name: string
  shown: Shown
  groupsAt: (level: Level) => readonly Group[]
  points: readonly Point[]
  metric: Metric
}

/** The points in view as a table. */
export function RangeTable({ name, shown: { level, view }, groupsAt, points, metric }: Props) {
  const rows = useMemo(() => {
    const [from, to] = groupsIn(groupsAt(level), view)
    return groupsAt(level)
      .slice(from, to)
      .map((group) => readoutOf(group, level, points, metric))
  }, [groupsAt, level, view, points, metric])
  return (
    <DataTable
      name={name}
      days={rows.map(({ when }) => when)}
      text={(index) => {
        const { value, spread, trend } = rows[index]!
        return [value, spread && `（${spread}）`, trend && ` 趋势 ${trend}`].filter(Boolean).join('')
      }}
      count={rows.length}
    />
  )
}
