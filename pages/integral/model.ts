import { grouped } from '#shared/core/numbers.ts'

/** 1,280: whole points, never below 0. */
export const pointsText = (points: number): string => grouped(Math.floor(Math.max(0, points)))
