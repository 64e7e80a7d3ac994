import { getDisplayedLevel, type Level, parseRecordLevel, SEGMENT_RANGES } from './levels.ts'
import { parseMeasured } from './measured.ts'

export type Tissue = 'fat' | 'muscle'
export type SegmentKey = (typeof SEGMENTS)[number]['key']

/**
 * The five parts of the body, in the drawing's reading order: the service's key (also the id in the
 * drawing), name, side of the body map (the viewer's left is the member's left), and prefix of the
 * history's fields.
 */
export const SEGMENTS = [
  { key: 'leftArm', name: '左上肢', side: 'left', history: 'left_arm' },
  { key: 'allBody', name: '躯干', side: 'left', history: 'all_body' },
  { key: 'leftLeg', name: '左下肢', side: 'left', history: 'left_leg' },
  { key: 'rightArm', name: '右上肢', side: 'right', history: 'right_arm' },
  { key: 'rightLeg', name: '右下肢', side: 'right', history: 'right_leg' },
] as const

/** Field of a record or scale payload: leftArm for fat, leftArmMuscle for muscle. */
export const getSegmentField = (key: SegmentKey, tissue: Tissue) => (tissue === 'fat' ? key : (`${key}Muscle` as const))

/** Field of the history: history_left_arm for fat, history_left_arm_muscle for muscle. */
export function getSegmentHistoryField(key: SegmentKey, tissue: Tissue): string {
  const stem = SEGMENTS.find((segment) => segment.key === key)!.history
  return tissue === 'fat' ? `history_${stem}` : `history_${stem}_muscle`
}

/**
 * Level of a segment: the service's rateCode, else the displayed percentage (muscle 85/115, fat
 * 80/160). Undefined for a percentage that cannot have been measured, whatever the code is.
 */
export function getSegmentLevel(tissue: Tissue, percent: unknown, rateCode?: unknown): Level | undefined {
  if (percent !== undefined && percent !== null && parseMeasured(percent) === undefined) return undefined
  return parseRecordLevel(rateCode) ?? getDisplayedLevel(percent, SEGMENT_RANGES[tissue], 1)
}
