import fc from 'fast-check'
import * as full from 'valibot'
import { expect, test } from 'vitest'
import * as lite from '#shared/core/valibot-lite.ts'

type Library = typeof full
const small = lite as unknown as Library

/** Every way the API files put schemas together (shared/api/fields.ts and the rows beside the calls). */
const SCHEMAS: Record<string, (v: Library) => full.GenericSchema> = {
  number: (v) => v.number(),
  text: (v) =>
    v.fallback(
      v.pipe(
        v.unknown(),
        v.transform((value) => (typeof value === 'string' ? value.slice(0, 3) : '')),
      ),
      '',
    ),
  id: (v) => v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/)),
  'id or nothing': (v) => v.fallback(v.pipe(v.string(), v.regex(/^\d+$/)), ''),
  flag: (v) => v.union([v.boolean(), v.number()]),
  envelope: (v) => v.object({ code: v.number(), msg: v.optional(v.unknown()), data: v.optional(v.unknown()) }),
  'envelope with a default': (v) => v.object({ code: v.optional(v.number(), 0) }),
  'part of a reply': (v) =>
    v.object({
      msg: v.fallback(v.optional(v.object({ code: v.number() })), undefined),
      data: v.fallback(v.string(), ''),
    }),
}

const reply = fc.oneof(
  fc.jsonValue(),
  fc.anything(),
  fc.record({ code: fc.anything(), msg: fc.anything(), data: fc.jsonValue() }, { requiredKeys: [] }),
  fc.record({ msg: fc.record({ code: fc.oneof(fc.integer(), fc.string()) }), code: fc.double() }),
)

test.for(Object.keys(SCHEMAS))('%s: reads everything as the library does', (name) => {
  const [whole, short] = [SCHEMAS[name]!(full), SCHEMAS[name]!(small)]
  fc.assert(
    fc.property(reply, (input) => {
      const [expected, got] = [full.safeParse(whole, input), small.safeParse(short, input)]
      expect(got.success).toBe(expected.success)
      if (expected.success) expect(got.output).toEqual(expected.output)
    }),
    { numRuns: 400 },
  )
})
