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

/** The same behind the change of the weight, in a colour of its own where it leads away. */
export function GoalWord({ record }: { record: BodyFatRecord }) {
  const word = goalWord(record)
  return word && <span className={word === '离目标更远' ? 'text-warn-text' : ''}>{word}</span>
}
