import { grouped, MISSING } from '#shared/core/numbers.ts'

/** 1,280; '-' when the service does not say. Points are whole and never below 0. */
export const pointsText = (points: number | undefined): string =>
  points === undefined ? MISSING : grouped(Math.floor(Math.max(0, points)))
