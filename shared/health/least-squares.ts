/** What a fit came to. */
export interface Fit {
  /** One factor per column. */
  factors: readonly number[]
  /** Variance of each pair of factors, for noise of variance 1. */
  spread: readonly (readonly number[])[]
  /** Values minus what the fit says. */
  rests: readonly number[]
  /** Sum of the rests' squares. */
  square: number
}

/** kg². A line without any noise is a range of weeks all the same. */
export const LEAST_NOISE = 1e-6
const NOTHING = 1e-9

/** Least squares by the normal equations (Gauss and Jordan). @param rows the columns of each value @returns undefined where the columns cannot be told apart */
export function fitOf(rows: readonly (readonly number[])[], values: readonly number[]): Fit | undefined {
  const size = rows[0]!.length
  const at = Array.from({ length: size }, (_, index) => index)
  const table = at.map((p) => [
    ...at.map((q) => rows.reduce((sum, row) => sum + row[p]! * row[q]!, 0)),
    ...at.map((q) => (p === q ? 1 : 0)),
  ])
  for (const p of at) {
    const pivot = table[p]![p]!
    if (Math.abs(pivot) < NOTHING) return undefined
    table[p] = table[p]!.map((cell) => cell / pivot)
    for (const q of at) {
      const share = table[q]![p]!
      if (q !== p) table[q] = table[q]!.map((cell, index) => cell - share * table[p]![index]!)
    }
  }
  const spread = table.map((row) => row.slice(size))
  const sums = at.map((p) => rows.reduce((sum, row, index) => sum + row[p]! * values[index]!, 0))
  const factors = spread.map((row) => row.reduce((sum, cell, index) => sum + cell * sums[index]!, 0))
  const rests = rows.map((row, index) => values[index]! - row.reduce((sum, cell, p) => sum + cell * factors[p]!, 0))
  return { factors, spread, rests, square: rests.reduce((sum, rest) => sum + rest * rest, 0) }
}
