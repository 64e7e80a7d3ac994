/** 32 bits out of a text (FNV-1a): the same text gives the same number on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Repeatable random numbers (mulberry32). Only exact arithmetic, no sin or log, so every engine seeds the same bytes. */
export function createRandom(seed: string) {
  let state = hashOf(seed)
  /** [0, 1) */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    /** Whole number, both ends included. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    /** About normal, mean 0, deviation 1: four dice, scaled by √3. */
    normal: () => (next() + next() + next() + next() - 2) * 1.7320508,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
  }
}

export type Random = ReturnType<typeof createRandom>
