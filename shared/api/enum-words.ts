import type { Call } from './call.ts'
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

export const EnumWords = list(object({ code: text(64), value: text(40) }), 500)
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
