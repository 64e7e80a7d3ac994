import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Cell, Kind } from '#scripts/dev/test/matrix.ts'

/** Where `npm test -- --matrix` collects what every cell said (scripts/dev/test/matrix.ts). */
const REPORT = process.env.MATRIX_REPORT

/** The cells of a page under one kind of faults: note them one by one, then judge them together. */
export function createCells(page: string, kind: Kind) {
  const cells: Cell[] = []
  return {
    note(fault: string, violations: readonly (string | false | undefined)[]) {
      cells.push({ page, kind, fault, violations: violations.filter((item): item is string => Boolean(item)) })
    },
    /** @throws AssertionError that names every cell with something wrong */
    judge() {
      if (REPORT) appendFileSync(REPORT, cells.map((cell) => `${JSON.stringify(cell)}\n`).join(''))
      expect(
        cells.flatMap(({ fault, violations }) => violations.map((wrong) => `/${page}, ${fault}: ${wrong}`)),
      ).toEqual([])
    },
  }
}
