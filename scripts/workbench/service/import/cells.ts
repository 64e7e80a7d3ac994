import { SEGMENTS, type SegmentKey, type Segments } from '#scripts/workbench/service/scale/record.ts'
import { round } from '#shared/core/numbers.ts'
import { fits } from './columns.ts'
import { BadRow } from './import-error.ts'
import { type Column, type Field, isCode, isMass, isPercent, type Layout, LIMITS, otherKind } from './layout.ts'
import { type Answers, type Questions, shareOf } from './options.ts'
import { isMassUnit, readMeasured, toKg, type Unit } from './units.ts'

/** kJ in a kcal, thermochemical. */
const KILOJOULES = 4.184
/** Digits behind the point that are kept: more than scales show, fewer than the noise of a division. */
const DIGITS = 2

/** What a row's cells are read with. */
export interface Reader {
  isDecimalComma: boolean
  answers: Answers
  questions: Questions
}

/**
 * Which field a cell holds, and its value in the field's unit. Undefined where nothing stands, and where a question is open.
 * @throws BadRow for what is no number, in a unit of something else, or outside of what can be
 */
export function readCell(cell: string, column: Column, reader: Reader): readonly [Field, number] | undefined {
  const { field: named, name } = column
  const read = readMeasured(cell, name, reader.isDecimalComma)
  if (!read || (read.value === 0 && !isCode(named))) return undefined
  if (!fits(named, read.unit)) throw new BadRow(`${name}“${cell}”的单位不对`)
  const told = unitTold(column, read.unit, reader)
  if (told === 'open') return undefined
  const field = fieldIn(named, told)
  if (!field) return undefined
  const value = inUnit(read.value, told)
  const [lowest, highest] = LIMITS[field]
  if (value < lowest || value > highest) throw new BadRow(`${name}“${cell}”超出范围`)
  return [field, isCode(field) ? value : round(value, DIGITS)]
}

/** What a number is counted in: what its cell says, else its header, else the person who imports it. */
function unitTold({ field, unit: own, name }: Column, said: Unit | undefined, { answers, questions }: Reader) {
  const unit = said ?? own
  if (unit !== undefined) return unit
  const share = shareOf(field)
  const kind = share ? answers.kinds?.[share] : isMass(field) ? 'mass' : 'plain'
  if (kind === undefined) questions.kind(share!, name)
  if (kind === 'percent') return '%'
  if (kind === 'mass' && answers.unit === undefined) questions.unit()
  if (kind === undefined || (kind === 'mass' && answers.unit === undefined)) return 'open'
  return kind === 'mass' ? answers.unit : undefined
}

/** The field for a unit: of fat in kilograms its mass, whatever the column is called. Undefined for what is not kept. */
function fieldIn(field: Field, unit: Unit | undefined): Field | undefined {
  if (isMassUnit(unit)) return isMass(field) ? field : otherKind(field)
  return unit === '%' && !isPercent(field) ? otherKind(field) : field
}

function inUnit(value: number, unit: Unit | undefined): number {
  if (isMassUnit(unit)) return toKg(value, unit)
  return unit === 'kJ' ? value / KILOJOULES : value
}

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
  return SEGMENTS.every((part) => found[part]) ? (found as Segments) : undefined
}
