/** Shells answer with a value or with its JSON text. Other text, long digits too, stays text. */
export function parse(reply: unknown): unknown {
  if (typeof reply !== 'string' || !/^\s*[{["]/.test(reply)) return reply
  try {
    return JSON.parse(reply)
  } catch {
    return reply
  }
}

const field = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key]

/** The text of a plain value; '' for an object, whose String() may throw. */
const text = (value: unknown) => (typeof value === 'object' ? '' : String(value))

/** The token out of `"…"`, `{token}`, `{data: {token}}` or `{data: "…"}`; only what an HTTP header can carry. */
export function tokenOf(reply: unknown, depth = 3): string | undefined {
  const value = parse(reply)
  if (value && typeof value === 'object')
    return depth ? tokenOf(field(value, 'token') ?? field(value, 'data'), depth - 1) : undefined
  const token = typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim() : ''
  return /^[\x20-\x7e]{1,4096}$/.test(token) && !/^(null|undefined)$/.test(token) ? token : undefined
}

/** CSS pixels between 0 and 100, from `47`, `"47"` or `{statusBarHeight}`; `undefined` where it makes no sense. */
export function statusBarHeight(reply: unknown): number | undefined {
  const value = parse(reply)
  const height = Number.parseFloat(text(field(value, 'statusBarHeight') ?? field(value, 'height') ?? value))
  return height >= 0 ? Math.min(height, 100) : undefined
}

/** Whether a picture was saved: '1' says so. */
export function saved(reply: unknown): boolean {
  const value = parse(reply)
  return text(field(value, 'result') ?? value) === '1'
}
