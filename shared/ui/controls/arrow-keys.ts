const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Target index of an arrow, Home or End key in a row of `count` options that wraps around;
 * undefined for any other key.
 */
export function getKeyTarget(key: string, from: number, count: number): number | undefined {
  if (count < 1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (from + step + count) % count
}
