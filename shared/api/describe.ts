import { TOO_LARGE } from '#shared/format/numbers.ts'
import type { Call } from './call.ts'
import type { Description, Schema } from './schema.ts'

/** Greatest amount; pages take what is larger for missing. */
export const GREATEST = TOO_LARGE - 1

/** A field with its description. Pages read it as the schema alone. */
/* @__NO_SIDE_EFFECTS__ */
export const describe = <S extends object>(schema: S, description: Description): S => ({
  ...schema,
  description,
})

/** @param range least and greatest that can be true */
/* @__NO_SIDE_EFFECTS__ */
export const measure = (
  title: string,
  unit: string,
  range: readonly [number, number],
  example: number,
): Description => ({ title, type: 'number', unit, range, example })

/* @__NO_SIDE_EFFECTS__ */
export const integer = (
  title: string,
  unit: string,
  range: readonly [number, number],
  example: number,
): Description => ({
  ...measure(title, unit, range, example),
  type: 'whole',
})

/** One of a few numeric codes. */
/* @__NO_SIDE_EFFECTS__ */
export const code = (title: string, oneOf: readonly number[]): Description => ({
  title,
  type: 'whole',
  oneOf,
  example: oneOf[0],
})

/* @__NO_SIDE_EFFECTS__ */
export const string = (title: string, example: string): Description => ({ title, type: 'text', example })

/* @__NO_SIDE_EFFECTS__ */
export const boolean = (title: string): Description => ({ title, type: 'flag', example: true })

/** Duration of a lesson, 1 min to 6 h, so that other units are detected. */
/* @__NO_SIDE_EFFECTS__ */
export const lesson = (): Description => ({ ...integer('时长', '秒', [0, 21_600], 720), min: 60 })

/** A text without which nothing could be shown. */
/* @__NO_SIDE_EFFECTS__ */
export const label = (title: string, example: string): Description => ({ ...string(title, example), isFilled: true })

/** An object, or a list of anything. */
/* @__NO_SIDE_EFFECTS__ */
export const group = (title: string, fields?: Description['fields']): Description => ({ title, type: 'group', fields })

/** It may be missing or null. */
/* @__NO_SIDE_EFFECTS__ */
export const may = (description: Description): Description => ({ ...description, isOptional: true })

const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
export const MOMENT = `^${DAY}( ([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?)?$`

/** Asia/Shanghai. */
/* @__NO_SIDE_EFFECTS__ */
export const day = (title: string): Description => ({
  ...string(`${title}（北京时间）`, '2026-11-20'),
  pattern: `^${DAY}$`,
  form: 'yyyy-MM-dd',
})

/** Asia/Shanghai. */
/* @__NO_SIDE_EFFECTS__ */
export const moment = (title: string): Description => ({
  ...string(`${title}（北京时间）`, '2026-11-20 08:12:00'),
  pattern: MOMENT,
  form: 'yyyy-MM-dd HH:mm:ss',
})

/** An https address, or a path on the service. */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (title: string): Description => ({
  ...string(`${title}：https 地址，或以 / 开头的路径`, 'https://img.example.com/a.png'),
  pattern: '^(https?://|/)[^\\s]*$|^$',
  form: 'https 地址，或以 / 开头的路径',
})

/* @__NO_SIDE_EFFECTS__ */
export const kg = (title: string, range: readonly [number, number], example: number) =>
  measure(title, '公斤', range, example)

/** Percent; a share of 1 is detected by `min`. */
/* @__NO_SIDE_EFFECTS__ */
export const percent = (title: string, example: number, greatest = 100, min = 1): Description => ({
  ...measure(title, '%', [0, greatest], example),
  min,
})

/** Parameters of a call: ids, and values of earlier replies. */
export type Ids = Readonly<Record<string, string | undefined>>

/**
 * A call as pages and service agreed on it, for the OpenAPI document, the service check and the
 * local service; in no bundle.
 */
export interface DescribedCall {
  /**
   * Unique, the `operationId` of the OpenAPI document; a suffix after `_` distinguishes calls of
   * one operation.
   */
  name: string
  /** Chinese title. */
  title: string
  /** A visitor's call takes no token; a member's call is refused without one. */
  who: 'visitor' | 'member'
  /** It changes something: sent once, and by the check only when asked to. */
  isChange?: true
  /**
   * Schemas by which pages read `data`; together they describe the reply. None: pages read nothing.
   */
  isReading?: true
  query?: Schema<object>
  body?: Schema<object>
  /** The schemas by which pages read `data`; together they are the reply. None: pages read nothing of it. */
  replies?: readonly Schema<unknown>[]
  /** Fields by path that the service may send besides and no page reads. */
  extras?: Readonly<Record<string, Description>>
  /** Ids without which nothing can be asked. */
  needs?: readonly string[]
  /** The request, with its method and path. */
  ask: (ids: Ids) => Call
  /** Ids in the reply for later calls, by the paths where they may be. */
  gives?: Readonly<Record<string, string>>
}
