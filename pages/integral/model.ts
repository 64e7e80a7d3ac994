import { formatGrouped } from '#shared/format/numbers.ts'

/** Shown with the label 示例 where the profile has no points. */
const SAMPLE_POINTS = 1280

/**
 * Formats `points` of the profile, rounded down and at least 0; the sample value when undefined.
 */
export const getPoints = (points: number | undefined): { text: string; isSample: boolean } => ({
  text: formatGrouped(Math.floor(Math.max(0, points ?? SAMPLE_POINTS))),
  isSample: points === undefined,
})
