/** What is said about one field of a reply or request, beside what its schema says (shared/api): for people and for `npm run check-service`. */
export interface FieldWords {
  /** Chinese: what it is. */
  words: string
  /** How it is written in JSON. */
  type: 'number' | 'whole' | 'text' | 'flag' | 'group' | 'text or number'
  unit?: string
  /** Least and most; outside it, the value cannot be true. */
  range?: readonly [number, number]
  /** Least value that is told apart from 0, which means none: what is smaller has another unit. */
  least?: number
  /** A text that says something, a list with items. */
  isFilled?: true
  oneOf?: readonly (number | string)[]
  /** A regular expression of a text. */
  pattern?: string
  /** May be missing or null. */
  isOptional?: true
  example?: unknown
}

/** Fields by their path from the top of the reply without list marks ('courseList.duration'), or by their name alone; the path counts first. */
export type Words = Readonly<Record<string, FieldWords>>

export const number = (words: string, unit: string, range: readonly [number, number], example: number): FieldWords => ({
  words,
  type: 'number',
  unit,
  range,
  example,
})
export const whole = (words: string, unit: string, range: readonly [number, number], example: number): FieldWords => ({
  ...number(words, unit, range, example),
  type: 'whole',
})
/** One of a few numbers that stand for something. */
export const code = (words: string, oneOf: readonly number[]): FieldWords => ({
  words,
  type: 'whole',
  oneOf,
  example: oneOf[0],
})
export const text = (words: string, example: string): FieldWords => ({ words, type: 'text', example })
export const flag = (words: string): FieldWords => ({ words, type: 'flag', example: true })
/** A text without which nothing could be shown. */
export const name = (words: string, example: string): FieldWords => ({ ...text(words, example), isFilled: true })
/** An object, or a list of anything. */
export const group = (words: string): FieldWords => ({ words, type: 'group' })
/** It may be missing or null. */
export const may = (field: FieldWords): FieldWords => ({ ...field, isOptional: true })

const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'

/** Asia/Shanghai. */
export const day = (words: string): FieldWords => ({
  ...text(`${words}（北京时间）`, '2026-11-20'),
  pattern: `^${DAY}$`,
})
export const time = (words: string): FieldWords => ({
  ...text(`${words}（北京时间）`, '2026-11-20 08:12:00'),
  pattern: `^${DAY}( ([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?)?$`,
})
/** An https address, or a path on the service. */
export const picture = (words: string): FieldWords => ({
  ...text(`${words}：https 地址，或以 / 开头的路径`, 'https://img.example.com/a.png'),
  pattern: '^(https?://|/)[^\\s]*$|^$',
})
export const kg = (words: string, range: readonly [number, number], example: number) =>
  number(words, '公斤', range, example)
/** Of a hundred; a share of 1 is told by `least`. */
export const percent = (words: string, example: number, most = 100, least = 1): FieldWords => ({
  ...number(words, '%', [0, most], example),
  least,
})
