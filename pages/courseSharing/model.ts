import type { CourseShare } from '#shared/api/course.ts'
import { createEnumQuery, ENUMS, type EnumLabels, type EnumName } from '#shared/api/enum-labels.ts'
import type { CallQuery } from '#shared/api/query.ts'
import type { SegmentKey } from '#shared/health/segments.ts'
import { queryIds } from '#shared/page/query.ts'

/** Parts of the body figure by the labels of 训练部位; the figure has no neck. */
const PARTS: readonly (readonly [RegExp, readonly SegmentKey[]])[] = [
  [/全身/, ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg']],
  [/臀|腿|膝|踝/, ['leftLeg', 'rightLeg']],
  [/臂|肩|手/, ['leftArm', 'rightArm']],
  [/背|核心|胸|腹|腰|髋/, ['allBody']],
]

/** Maps labels to the body parts that a course trains; a label that names no part is ignored. */
export const getTrainedParts = (labels: readonly string[]): Set<SegmentKey> =>
  new Set(labels.flatMap((word) => PARTS.flatMap(([names, keys]) => (names.test(word) ? keys : []))))

interface Badge {
  label: string
  kind: 'vip' | 'ai' | 'plain'
}

/** Badges by the `type` codes. */
const TYPES = new Map<string, Badge>([
  ['1', { label: 'AI课', kind: 'ai' }],
  ['2', { label: '力量', kind: 'plain' }],
])

/** VIP first, then the badges of the course types; unknown codes are dropped. */
export const getBadges = ({ isVipCourse, type }: Pick<CourseShare, 'isVipCourse' | 'type'>): Badge[] => [
  ...(isVipCourse ? [{ label: 'VIP', kind: 'vip' as const }] : []),
  ...parseCodes(type).flatMap((code) => TYPES.get(code) ?? []),
]

/** Labels of the codes of a course, by enum list. */
export type CodeLabels = Record<EnumName, EnumLabels>

const lastLabels: Partial<CodeLabels> = {}

const ENUM_QUERIES = ENUMS.map(createEnumQuery)

/**
 * All enum lists. A list that fails keeps its last value, or is empty, so that its codes are not
 * displayed.
 */
export const LABELS_QUERY: CallQuery<CodeLabels> = {
  queryKey: ENUM_QUERIES.map(({ queryKey }) => queryKey).join('\n'),
  calls: ENUM_QUERIES.flatMap(({ calls }) => calls),
  queryFn: async (fetch) => {
    const lists = ENUM_QUERIES.map(({ queryFn }, index) => queryFn(fetch).catch(() => lastLabels[ENUMS[index]!] ?? []))
    const entries = (await Promise.all(lists)).map((list, index) => [ENUMS[index], list])
    return Object.assign(lastLabels, Object.fromEntries(entries))
  },
}

/** Splits `1,2` into codes; a single number from the service arrives as its digits. */
export const parseCodes = (text: string): string[] => text.split(/[\s,，]+/).filter(Boolean)

/** Labels of the codes, in their order; unknown codes are dropped. */
export const getLabels = (codes: readonly string[], labels: EnumLabels): string[] =>
  codes.flatMap((code) => labels.find((entry) => entry.code === code)?.value || [])

/**
 * Label of a difficulty, its level from 1 and the number of levels; undefined for a code that is
 * not in the list.
 */
export function getDifficulty(code: string, labels: EnumLabels) {
  const index = labels.findIndex((entry) => entry.code === code)
  return index < 0 ? undefined : { label: labels[index]!.value, level: index + 1, of: labels.length }
}

/** The course in the URL. `courseNo` is '' unless `type` is empty or has one or two digits. */
export function getCourseQuery(search: string | undefined) {
  const { courseNo, type } = queryIds(search, 'courseNo', 'type')
  return { courseNo: /^(\d\d?)?$/.test(type) ? courseNo : '', type }
}
