import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new folder, which is removed when the file's tests are over. */
export function createTempFolder(): string {
  folders.push(mkdtempSync(`${tmpdir()}/unit-`))
  return folders.at(-1)!
}
