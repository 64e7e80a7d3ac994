import type { Remote } from '#shared/core/remote.ts'
import type { Problem } from './trouble.tsx'

/** Why there is nothing to show: the required id is missing in the address, or the question failed. Never in the prerender. */
export function problemOf(remote: Remote<unknown>, requiredId: string): Problem | undefined {
  if (typeof location !== 'undefined' && !requiredId) return 'incomplete'
  return remote.state === 'failed' ? remote.error : undefined
}

/** A part of the page (`usePart`) could not be had: trouble with the line, and only a fresh copy of the page may have it. */
export const lostPart = (part: unknown): Problem | undefined =>
  part === null ? Object.assign(new Error(), { fault: 'network' }) : undefined
