/* What was typed and not sent, for both sides. */

/** A text kept in this tab until it is sent. Storage may be refused. */
export function draftOf(visitorId) {
  const key = `chat-draft-${visitorId}`
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(words) {
      try {
        sessionStorage.setItem(key, words)
      } catch {
        // then it is kept in memory only
      }
    },
  }
}
