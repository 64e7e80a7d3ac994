import { useEffect, useState } from 'react'
import { onWeightUnit, type WeightUnit, weightUnit } from '#shared/core/weight-unit.ts'

/** The member's unit of weight; a page that asks is drawn anew when it changes. */
export function useWeightUnit(): WeightUnit {
  const [unit, setUnit] = useState(weightUnit)
  useEffect(() => onWeightUnit(() => setUnit(weightUnit())), [])
  return unit
}
