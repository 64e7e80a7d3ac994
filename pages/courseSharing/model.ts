import type { CourseShare } from '#shared/api/course.ts'
import { ENUMS, type EnumName, type EnumWords, getEnumWords } from '#shared/api/enum-words.ts'
import { queryIds } from '#shared/app/page/query.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import type { SegmentKey } from '#shared/health/segments.ts'

/** Which part of the body figure a word of 训练部位 means; the neck has no part of its own. */
const PARTS: readonly (readonly [RegExp, readonly SegmentKey[]])[] = [
  [/全身/, ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg']],
  [/臀|腿|膝|踝/, ['leftLeg', 'rightLeg']],
  [/臂|肩|手/, ['leftArm', 'rightArm']],
  [/背|核心|胸|腹|腰|髋/, ['allBody']],
]

/** The parts of the body that a course trains, out of its words; none for words that name no part. */
export const trainedParts = (words: readonly string[]): Set<SegmentKey> =>
  new Set(words.flatMap((word) => PARTS.flatMap(([named, keys]) => (named.test(word) ? keys : []))))

interface Badge {
  words: string
  kind: 'vip' | 'ai' | 'plain'
}

/** Words of the `type` codes. */
const TYPES = new Map<string, Badge>([
  ['1', { words: 'AI课', kind: 'ai' }],
  ['2', { words: '力量', kind: 'plain' }],
])

/** VIP, then what kind of course it is; unknown codes are dropped. */
export const badgesOf = ({ isVipCourse, type }: Pick<CourseShare, 'isVipCourse' | 'type'>): Badge[] => [
  ...(isVipCourse ? [{ words: 'VIP', kind: 'vip' as const }] : []),
  ...codesIn(type).flatMap((code) => TYPES.get(code) ?? []),
]

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

/** The course that the address names. A kind of course is a small number; anything else counts as not given. */
export function courseQuery() {
  const { courseNo, type } = queryIds('courseNo', 'type')
  return { courseNo: /^(\d\d?)?$/.test(type) ? courseNo : '', type }
}
