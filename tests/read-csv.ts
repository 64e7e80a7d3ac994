/**
 * Rows of an exported table (pages/analysis/export.tsx) by column name. Only a note may be
 * quoted, and none is read.
 */
export function readCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(header!.map((name, index) => [name, row[index]!])))
}
