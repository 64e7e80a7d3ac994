/** Shells answer with a value or with its JSON text. Other text, long digits too, stays text. */
export function parseReply(reply: unknown): unknown {
  if (typeof reply !== 'string' || !/^\s*[{["]/.test(reply)) return reply
  try {
    return JSON.parse(reply)
  } catch {
    return reply
  }
}

const getField = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key]

/** The text of a plain value; '' for an object, whose String() may throw. */
const toText = (value: unknown) => (typeof value === 'object' ? '' : String(value))

/**
 * Parses the token from `"…"`, `{token}`, `{data: {token}}` or `{data: "…"}`; undefined if it is
 * not valid in an HTTP header.
 */
export function parseToken(reply: unknown, depth = 3): string | undefined {
  const value = parseReply(reply)
  if (value && typeof value === 'object')
    return depth ? parseToken(getField(value, 'token') ?? getField(value, 'data'), depth - 1) : undefined
  const token = typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim() : ''
  return /^[\x20-\x7e]{1,4096}$/.test(token) && !/^(null|undefined)$/.test(token) ? token : undefined
}

/** Parses CSS pixels, 0–100, from `47`, `"47"` or `{statusBarHeight}`; `undefined` if invalid. */
export function parseStatusBarHeight(reply: unknown): number | undefined {
  const value = parseReply(reply)
  const height = Number.parseFloat(toText(getField(value, 'statusBarHeight') ?? getField(value, 'height') ?? value))
  return height >= 0 ? Math.min(height, 100) : undefined
}

/** Whether a picture was saved: '1' says so. */
export function isSaved(reply: unknown): boolean {
  const value = parseReply(reply)
  return toText(getField(value, 'result') ?? value) === '1'
}
