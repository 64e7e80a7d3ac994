import type { BodyFatRecord } from '#shared/api/scale.ts'
import { hasGoal } from './model.ts'

/** Less than this is no way towards a goal or away from it, in kg. */
const SAME_KG = 0.1

/** Whether the last change led towards the target weight; '' without a target, or as far past it as it was before it. */
export function goalWord(record: BodyFatRecord): '' | '更接近目标' | '离目标更远' {
  const { weightChangeValue: change, weight = 0, targetWeight = 0 } = record
  if (change === undefined || !hasGoal(record)) return ''
  const nearer = Math.abs(weight - change - targetWeight) - Math.abs(weight - targetWeight)
  return Math.abs(nearer) < SAME_KG ? '' : nearer > 0 ? '更接近目标' : '离目标更远'
}

/** The same below the change of the weight, in the room before the line that follows: it comes late, and nothing may move for it. */
export function GoalWord({ record }: { record: BodyFatRecord }) {
  const word = goalWord(record)
  return (
    word && (
      <span
        className={`absolute top-full left-1/2 text-caption whitespace-nowrap [transform:translateX(-50%)] ${word === '离目标更远' ? 'text-warn-text' : 'text-brand-text'}`}
      >
        {word}
      </span>
    )
  )
}
