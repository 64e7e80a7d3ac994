import { type Point, withMore } from '#pages/analysis/model.ts'
import { keepOwn, readOwn } from '#shared/app/member/own-store.ts'
import { firstCharacters, oneLine } from '#shared/core/text.ts'

const STORE = 'notes'

/** Characters of a note as people count them. */
export const LONGEST_NOTE = 60

/** A note as it is kept and shown: one line. */
const noteIn = (value: unknown): string =>
  typeof value === 'string' ? firstCharacters(oneLine(value), LONGEST_NOTE) : ''

/** The member's notes on this phone, by the epoch milliseconds of the weigh-in. */
export function ownNotes(): ReadonlyMap<number, string> {
  const notes = Object.entries(readOwn(STORE)).map(([time, value]) => [Number(time), noteIn(value)] as const)
  return new Map(notes.filter(([time, note]) => Number.isFinite(time) && note))
}

/** @param text as it was typed; blank takes the note away @returns false where the phone keeps nothing */
export const keepNote = (time: number, text: string): boolean => keepOwn(STORE, String(time), noteIn(text) || undefined)

/** The measurements with the member's notes on them; the same array where there are none. */
export function withNotes(points: readonly Point[]): readonly Point[] {
  const notes = ownNotes()
  if (!points.some(({ time }) => notes.has(time))) return points
  return points.map((point) => {
    const note = notes.get(point.time)
    return note ? withMore(point, { note }) : point
  })
}
