import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Ratios } from './figures.ts'

const FILE = fileURLToPath(new URL('results.json', import.meta.url))
/** A ratio has got worse when it grew by more than this share. Runs may differ by as much (scripts/workbench/bench/README.md): take such a page again. */
const NOISE = 0.08

/** What a bench run found, relative to the pages written by hand; times themselves depend on the machine. */
export interface Results {
  date: string
  machine: string
  /** By `keyOf`. */
  ratios: Record<string, Ratios>
}

/** What a ratio is kept under: condition, page, way it was opened; parts that do not apply are left out. */
export const keyOf = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ')

export const resultsOf = (ratios: Results['ratios']): Results => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
  ratios,
})

/** Keep these ratios, those of pages that were not measured stay. */
export function record(results: Results): void {
  const rounded = Object.entries(results.ratios).map(([key, { painted, screen, all }]) => {
    const two = (value: number) => Math.round(value * 100) / 100
    return [key, { painted: two(painted), screen: two(screen), all: two(all) }] as const
  })
  const ratios = { ...recorded().ratios, ...Object.fromEntries(rounded) }
  // A line for each key, as the formatter leaves it.
  const rows = JSON.stringify({ ...results, ratios }, null, 2).replace(/\{[^{}]+\}/g, (row) => row.replace(/\s+/g, ' '))
  writeFileSync(FILE, `${rows}\n`)
}

/** The last kept run. */
export const recorded = (): Results => JSON.parse(readFileSync(FILE, 'utf8'))

/** What is slower than in the kept run, one line each; pages the kept run lacks are passed over. */
export function worse(now: Results['ratios'], before: Results['ratios']): string[] {
  return Object.entries(now).flatMap(([key, ratios]) =>
    (['painted', 'screen', 'all'] as const).flatMap((figure) => {
      const [is, was] = [ratios[figure], before[key]?.[figure]]
      return was !== undefined && is > was * (1 + NOISE)
        ? [`${key}：${figure} ${was.toFixed(2)} → ${is.toFixed(2)}`]
        : []
    }),
  )
}
