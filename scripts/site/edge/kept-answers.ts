import type { Answer } from './question.ts'

const KEPT_MOST = 500
/** Characters of all kept answers: 60 MB at most. */
const KEPT_CHARACTERS = 30_000_000

interface Kept {
  answer: Answer | null | undefined
  at: number
  characters: number
}

/** Answers by question, the oldest forgotten first. @param now epoch ms */
export function keptAnswers(now: () => number) {
  const kept = new Map<string, Kept>()
  let all = 0

  function forget(key: string) {
    all -= kept.get(key)?.characters ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: Kept['answer'], characters: number) {
    forget(key)
    kept.set(key, { answer, at: now(), characters })
    all += characters
    while (kept.size > KEPT_MOST || (all > KEPT_CHARACTERS && kept.size > 1)) forget(kept.keys().next().value!)
  }

  return { get: (key: string): Kept | undefined => kept.get(key), keep, size: () => kept.size }
}
