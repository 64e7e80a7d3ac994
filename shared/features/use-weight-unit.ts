import { useEffect, useState } from 'react'
import { getWeightUnit, onWeightUnitChange, type WeightUnit } from '#shared/format/weight-unit.ts'

/** The member's unit of weight; re-renders the component when it changes. */
export function useWeightUnit(): WeightUnit {
  const [unit, setUnit] = useState(getWeightUnit)
  useEffect(() => onWeightUnitChange(() => setUnit(getWeightUnit())), [])
  return unit
}
