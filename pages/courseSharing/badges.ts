import type { CourseShare } from '#shared/api/course.ts'
import { codesIn } from './codes.ts'

export interface Badge {
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
