import { ENUMS, type EnumName, type EnumWords, getEnumWords } from '#shared/api/enum-words.ts'
import type { Remote } from '#shared/core/loading/remote.ts'

/** What the codes of a course mean, by list. */
export type CodeWords = Record<EnumName, EnumWords>

const known: Partial<CodeWords> = {}

/** All lists at once; one that cannot be had is what it was before, or empty, and its codes are not shown. */
export async function loadWords(signal: AbortSignal): Promise<CodeWords> {
  const lists = await Promise.all(ENUMS.map((name) => getEnumWords(name, signal).catch(() => known[name] ?? [])))
  return Object.assign(known, Object.fromEntries(ENUMS.map((name, index) => [name, lists[index]]))) as CodeWords
}

/** `1,2` as codes; the service also sends a single number, which arrives as its digits. */
export const codesIn = (text: string): string[] => text.split(/[\s,，]+/).filter(Boolean)

/** One list, undefined while it is on its way. */
export const wordsIn = (words: Remote<CodeWords>, name: EnumName): EnumWords | undefined =>
  words.state === 'ready' ? words.value[name] : undefined

/** The words of some codes, in the order of the codes; unknown codes are dropped. */
export const wordsFor = (codes: readonly string[], words: EnumWords): string[] =>
  codes.flatMap((code) => words.find((one) => one.code === code)?.value || [])

/** How hard, as the word and its place among all levels; undefined for a code that is not in the list. */
export function difficultyOf(code: string, words: EnumWords) {
  const index = words.findIndex((one) => one.code === code)
  return index < 0 ? undefined : { word: words[index]!.value, level: index + 1, of: words.length }
}
