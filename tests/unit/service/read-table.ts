import { fileURLToPath } from 'node:url'
import type { Answers } from '#scripts/workbench/service/import/options.ts'
import { openStage } from '#scripts/workbench/service/import/stage.ts'
import { openText } from '#scripts/workbench/service/import/text-file.ts'
import { readWeighIns } from '#scripts/workbench/service/import/weigh-ins.ts'

const now = Date.parse('2026-11-20T09:00:00+08:00')

/** The path of one of the tables in files/. */
export const pathOf = (name: string): string => fileURLToPath(new URL(`./files/${name}.csv`, import.meta.url))

/** What the import makes of a text: the weigh-ins it keeps, oldest first, and all that it says of the others. */
export async function readAll(text: () => Iterable<string>, answers: Answers = {}) {
  const stage = openStage()
  try {
    const reading = await readWeighIns(text, { now, ...answers }, stage.take)
    const merged = stage.settle()
    return { ...reading, merged, odd: { ...stage.odd }, weighIns: [...stage.weighIns()] }
  } finally {
    stage.close()
  }
}

export const readText = (text: string, answers?: Answers) => readAll(() => [text], answers)
export const readFixture = (name: string, answers?: Answers) => readAll(openText(pathOf(name)).chunks, answers)
