import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SCENES = new URL('../../../scripts/workbench/service/pictures/scenes/', import.meta.url)

test('pictures of the content carry no text: it would not grow with the reader’s own size', () => {
  const files = readdirSync(SCENES)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => readFileSync(new URL(file, SCENES), 'utf8').includes('<text'))).toEqual([])
})
