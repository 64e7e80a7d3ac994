import type { Call } from './call.ts'
import { type DescribedCall, describe, group, label, string } from './describe.ts'
import { list, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/** The lists of words behind a course's codes. */
export const ENUMS = [
  'COURSE_CHARACTERISTIC',
  'COURSE_TRAINING_SITE',
  'COURSE_INSTRUMENT',
  'COURSE_DIFFICULTY',
] as const
export type EnumName = (typeof ENUMS)[number]

export const EnumLabels = list(
  object({ code: describe(text(64), string('代码', '3')), value: describe(text(40), label('词', '零基础')) }),
  500,
)
export type EnumLabels = Infer<typeof EnumLabels>

const createEnumCall = (type: EnumName): Call => ({
  method: 'GET',
  path: 'api/public/query-all-lov-group',
  query: { type },
})

/** One list of codes and their words, in the service's order. */
export const createEnumQuery = (type: EnumName): CallQuery<EnumLabels> =>
  createQuery(createEnumCall(type), object({ [type]: EnumLabels }), async (reply) => (await reply)[type]!)

/* @__NO_SIDE_EFFECTS__ */
const describeLabels = (type: EnumName, title: string) =>
  ({
    name: `readWords_${type}` as const,
    title: '课程代码的词表',
    who: 'visitor' as const,
    query: object({
      type: describe(text(40), { ...string('词表名称', 'COURSE_DIFFICULTY'), oneOf: ENUMS }),
    }),
    replies: [object({ [type]: describe(EnumLabels, { ...group(title), isFilled: true }) })],
    ask: () => createEnumCall(type),
  }) satisfies DescribedCall
export const ENUM_CALLS = [
  describeLabels('COURSE_CHARACTERISTIC', '课程特点'),
  describeLabels('COURSE_TRAINING_SITE', '训练部位'),
  describeLabels('COURSE_INSTRUMENT', '器械'),
  describeLabels('COURSE_DIFFICULTY', '难度'),
] as const satisfies readonly DescribedCall[]
