import type { CourseShare } from '#shared/api/course.ts'
import { clockText } from '#shared/core/dates/clock-text.ts'
import type { SegmentKey } from '#shared/health/segments.ts'
import { type Intensity, intensityOf } from './intensity.ts'

export interface SegmentView {
  name: string
  /** mm:ss, '-' when unknown. */
  clock: string
  /** 0 when unknown. */
  seconds: number
  intensity: Intensity
}

/** The steps of a course. One without a name still takes its time; what has neither is left out. */
export const segmentViews = (segments: CourseShare['segments']): SegmentView[] =>
  segments
    .filter(({ name, duration = 0 }) => name || duration > 0)
    .map(({ name, duration }) => ({
      name: name || '小节',
      clock: clockText(duration),
      seconds: Math.max(0, duration ?? 0),
      intensity: intensityOf(name),
    }))

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
