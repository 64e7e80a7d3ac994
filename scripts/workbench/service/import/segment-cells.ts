import { SEGMENTS, type SegmentKey, type Segments } from '#scripts/workbench/service/scale/record.ts'
import { round } from '#shared/core/numbers.ts'
import type { Reader } from './cells.ts'
import { BadRow } from './import-error.ts'
import type { Layout } from './layout.ts'
import { isMassUnit, toKg } from './units.ts'
import { readMeasured } from './values.ts'

/**
 * All ten parts of a line, '2.3kg/96.4%/标准' each or in two columns, in kg and percent of standard; undefined unless all are there,
 * because the body figure needs all. The word is not kept: the service judges by the percentage.
 * @throws BadRow
 */
export function readSegments(cells: readonly string[], layout: Layout, reader: Reader): Segments | undefined {
  const { segments = [], columns } = layout
  const weight = columns.find(({ field }) => field === 'weight')?.unit
  const parts = segments.flatMap(({ index, name, part, rate: own }) => {
    const [massText = '', rateText = ''] = own === undefined ? cells[index]!.split('/') : [cells[index]!, cells[own]!]
    const [mass, rate] = [massText, rateText].map((text) => readMeasured(text.trim(), name, reader.isDecimalComma))
    if (!mass || !rate) return []
    const unit = mass.unit ?? weight ?? reader.answers.unit
    if (unit === undefined) return reader.questions.unit() ?? []
    if (!isMassUnit(unit) || isMassUnit(rate.unit)) throw new BadRow(`${name}“${cells[index]}”应为 质量/百分比/评价`)
    return [[part, { mass: round(toKg(mass.value, unit), 2), rate: rate.value }] as const]
  })
  const found = Object.fromEntries(parts) as Partial<Record<SegmentKey, { mass: number; rate: number }>>
  const isWhole = SEGMENTS.every((part) => found[part] && found[`${part}Muscle`])
  return isWhole ? (found as Segments) : undefined
}
