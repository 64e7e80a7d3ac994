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

/** The token out of `"…"`, `{token}`, `{data: {token}}` or `{data: "…"}`; only what an HTTP header can carry. */
export function parseToken(reply: unknown, depth = 3): string | undefined {
  const value = parseReply(reply)
  if (value && typeof value === 'object')
    return depth ? parseToken(getField(value, 'token') ?? getField(value, 'data'), depth - 1) : undefined
  const token = typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim() : ''
  return /^[\x20-\x7e]{1,4096}$/.test(token) && !/^(null|undefined)$/.test(token) ? token : undefined
}

/** CSS pixels between 0 and 100, from `47`, `"47"` or `{statusBarHeight}`; `undefined` where it makes no sense. */
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
