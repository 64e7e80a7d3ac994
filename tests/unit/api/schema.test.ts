import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Activity } from '#shared/api/activity.ts'
import { anything, flag, id, list, number, optional, rankNumber, text, uniqueList } from '#shared/api/fields.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import { parseId } from '#shared/core/links/ids.ts'
import { toNumber } from '#shared/format/numbers.ts'

const item = v.pipe(
  v.unknown(),
  v.transform((value) => parseId(typeof value === 'number' ? String(value) : value)),
  v.check((value) => value !== ''),
)
const figure = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => {
    const read = toNumber(value)
    return read !== undefined && Math.abs(read) < 1e8 ? read : undefined
  }),
)
const label = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' || Number.isFinite(value)
        ? String(value)
            .trim()
            .replace(/^(..)..+$/su, '$1…')
        : '',
    ),
  ),
  '',
)

/** Each field, and the same schema written with valibot to compare with. */
const PAIRS: [name: string, schema: Schema<unknown>, theirs: v.GenericSchema][] = [
  ['anything', anything, v.unknown()],
  ['number', number, figure],
  ['text', text(3), label],
  ['id', id, item],
  ['id or nothing', optional(id, ''), v.fallback(item, '')],
  ['object', object({ code: number, msg: text(3) }), v.object({ code: figure, msg: label })],
  ['object that must hold something', object({ code: id }), v.object({ code: item })],
  [
    'part',
    object({ msg: optional(object({ code: id })) }),
    v.object({ msg: v.fallback(v.optional(v.object({ code: item })), undefined) }),
  ],
]

const reply = fc.oneof(
  fc.jsonValue(),
  fc.anything(),
  fc.record({ code: fc.anything(), msg: fc.anything(), data: fc.jsonValue() }, { requiredKeys: [] }),
  fc.record({ msg: fc.record({ code: fc.oneof(fc.integer(), fc.string()) }), code: fc.double() }),
)

test.for(PAIRS)('%s: reads everything as the library does', ([, local, theirs]) => {
  fc.assert(
    fc.property(reply, (input) => {
      const expected = v.safeParse(theirs, input)
      expect(local.read(input)).toEqual(expected.success ? [expected.output] : undefined)
    }),
    { numRuns: 400 },
  )
})

test.for([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [2, false],
  ['yes', false],
  [undefined, false],
] as const)('flag: %j is %j', ([input, value]) => expect(flag.read(input)).toEqual([value]))

test.for([
  [1, 1],
  ['12', 12],
  [2.9, 2],
  [0, undefined],
  [0.5, undefined],
  [-3.6, undefined],
  [1e12, undefined],
  ['第一', undefined],
  [null, undefined],
] as const)('place: %j is %j', ([input, value]) => expect(rankNumber.read(input)).toEqual([value]))

test('a list drops what does not fit, and ends', () => {
  expect(list(id, 3).read(['a', null, 7, 'b c', 'd'])).toEqual([['a', '7']])
  expect(list(id).read('a')).toEqual([[]])
})

test('of items with the same id the first one counts', () => {
  const prizes = [
    { id: 'a', count: 1 },
    { id: 'b', count: 2 },
    { id: 'a', count: 3 },
  ]
  expect(uniqueList(object({ id, count: number }), 'id', 20).read(prizes)).toEqual([prizes.slice(0, 2)])
  const activityStalls = [{ prizeId: 'P1' }, { prizeId: 'P1' }]
  expect(Activity.read({ activityStalls })![0].activityStalls).toHaveLength(1)
})

test('a schema says as data what it takes', () => {
  const { kind, fields } = object({
    name: text(60),
    count: number,
    faces: list(text(500), 4),
    me: optional(object({ id })),
  })
  expect(kind).toBe('object')
  expect(fields).toMatchObject({
    name: { kind: 'text', max: 60 },
    count: { kind: 'number', optional: true },
    faces: { kind: 'list', max: 4, item: { kind: 'text', max: 500 } },
    me: { kind: 'object', optional: true, fields: { id: { kind: 'id', max: 64 } } },
  })
})

test.for(['', '   ', '\u3000\n', ' \t'])(
  'the blanks %j are no text: what stands for a missing name stands for them',
  (skeleton) => {
    expect(text(3).read(skeleton)).toEqual([''])
    expect(text(3).read(`${skeleton}abcd${skeleton}`)).toEqual(['ab…'])
  },
)

test('a text that is cut says so, and is not cut inside a character', () => {
  expect(text(4).read('abcd')).toEqual(['abcd'])
  expect(text(4).read('abcde')).toEqual(['abc…'])
  expect(text(4).read('ab🔥c')).toEqual(['ab…'])
  expect(text(5).read('ab🔥cd')).toEqual(['ab🔥…'])
})
