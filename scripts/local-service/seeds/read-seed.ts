import { readFileSync } from 'node:fs'

/** Reads a file of this folder: one JSON value a line. */
export const readSeed = <Line>(file: string): Line[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
