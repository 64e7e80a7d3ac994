import type { Call } from './call.ts'
import { type DescribedCall, describe, group, label, string } from './describe.ts'
import { list, text } from './fields.ts'
import { read } from './http.ts'
import { type Infer, object } from './schema.ts'

/** The lists of words behind a course's codes. */
export const ENUMS = [
  'COURSE_CHARACTERISTIC',
  'COURSE_TRAINING_SITE',
  'COURSE_INSTRUMENT',
  'COURSE_DIFFICULTY',
] as const
export type EnumName = (typeof ENUMS)[number]

export const EnumWords = list(
  object({ code: describe(text(64), string('代码', '3')), value: describe(text(40), label('词', '零基础')) }),
  500,
)
export type EnumWords = Infer<typeof EnumWords>

export const enumCall = (type: EnumName): Call => ({
  method: 'GET',
  path: 'api/public/query-all-lov-group',
  query: { type },
})

/** One list of codes and their words, in the service's order. */
export async function getEnumWords(type: EnumName, signal?: AbortSignal): Promise<EnumWords> {
  return (await read(enumCall(type), object({ [type]: EnumWords }), { signal }))[type]!
}

/* @__NO_SIDE_EFFECTS__ */
const describeWords = (type: EnumName, title: string): DescribedCall => ({
  name: `readWords_${type}`,
  title: '课程代码的词表',
  who: 'visitor',
  query: object({
    type: describe(text(40), { ...string('词表名称', 'COURSE_DIFFICULTY'), oneOf: ENUMS }),
  }),
  replies: [object({ [type]: describe(EnumWords, { ...group(title), isFilled: true }) })],
  ask: () => enumCall(type),
})
export const ENUM_CALLS: readonly DescribedCall[] = [
  describeWords('COURSE_CHARACTERISTIC', '课程特点'),
  describeWords('COURSE_TRAINING_SITE', '训练部位'),
  describeWords('COURSE_INSTRUMENT', '器械'),
  describeWords('COURSE_DIFFICULTY', '难度'),
]
