/** Fallback for values that localStorage refused; lost on unload. */
const memory = new Map<string, string>()

/**
 * Reads a stored value. Invalid JSON, or a value that fails the `guard`, is removed and counts as
 * absent. Never throws.
 */
export function readStored<T>(key: string, guard: (value: unknown) => value is T): T | undefined {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key)
    if (text === null) return undefined
    const value: unknown = JSON.parse(text)
    if (guard(value)) return value
  } catch {
    // storage refused or no JSON
  }
  removeStored(key)
  return undefined
}

/** Keep a JSON value; in memory where the phone refuses (private mode, full). Never throws. */
export function writeStored(key: string, value: unknown): void {
  if (!mirrorStored(key, value)) memory.set(key, JSON.stringify(value))
}

/**
 * Stores a JSON value in localStorage. Never throws.
 * @returns false if storage is refused (private mode, full); the previous value stays
 */
export function mirrorStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    memory.delete(key)
    return true
  } catch {
    return false
  }
}

/** Forget a value. Never throws. */
export function removeStored(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept there either
  }
}
