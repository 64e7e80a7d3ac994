import type { LogEntry } from '#scripts/native-shell/native/settings.ts'

/** One line of the log: what went one way, and what came back. */
export interface LogRow {
  key: string
  kind: 'call' | 'push' | 'leave' | 'page'
  name: string
  value?: unknown
  /** Milliseconds since the document began. */
  atMs: number
  answer?: { value: unknown; afterMs: number }
}

const MAX_ROWS = 300

/**
 * The log with one more entry; a reply is added to its call. `document` numbers the documents,
 * whose ids restart.
 */
export function addLogEntry(rows: readonly LogRow[], entry: LogEntry, document: number, atMs: number): LogRow[] {
  const key = `${document}:${entry.id}`
  if (entry.kind === 'reply' || entry.kind === 'answer') {
    return rows.map((row) =>
      row.key === key ? { ...row, answer: { value: entry.value, afterMs: Math.max(0, atMs - row.atMs) } } : row,
    )
  }
  const { id, kind, name, value } = entry
  return [...rows.slice(1 - MAX_ROWS), { key: id ? key : `${key}${rows.length}-${atMs}`, kind, name, value, atMs }]
}

/** One line of JSON; a value without one says so. */
export const formatValue = (value: unknown) => JSON.stringify(value) ?? '无'
