import type { CachedReply } from './fetch-reply.ts'

const MAX_CACHED = 500
/** Characters of all kept answers: 60 MB at most. */
const MAX_CACHED_CHARACTERS = 30_000_000

interface StoredReply {
  answer: CachedReply | null | undefined
  at: number
  characters: number
}

/** Answers by question, the oldest forgotten first. @param now epoch ms */
export function createReplyStore(now: () => number) {
  const stored = new Map<string, StoredReply>()
  let all = 0

  function removeReply(key: string) {
    all -= stored.get(key)?.characters ?? 0
    stored.delete(key)
  }

  function addReply(key: string, answer: StoredReply['answer'], characters: number) {
    removeReply(key)
    stored.set(key, { answer, at: now(), characters })
    all += characters
    while (stored.size > MAX_CACHED || (all > MAX_CACHED_CHARACTERS && stored.size > 1))
      removeReply(stored.keys().next().value!)
  }

  return { get: (key: string): StoredReply | undefined => stored.get(key), keep: addReply, size: () => stored.size }
}
