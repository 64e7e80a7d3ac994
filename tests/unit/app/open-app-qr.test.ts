import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { createQrPath } from '#shared/open-app/qr-path.ts'

/** The modules of a QR code as rows, read from its SVG path. */
function fillGrid({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) grid[Number(y)]![Number(x) + step] = true
  }
  return grid
}

test.for([
  'https://h5.example.com/down',
  `https://h5.example.com/courseSharing?courseNo=C1&x=${'a'.repeat(500)}`,
  '中文',
])('the path fills just the dark modules of %s', (text) => {
  expect(fillGrid(createQrPath(text)!)).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
})

test('a text that no code can hold gives no path', () => expect(createQrPath('a'.repeat(3000))).toBeUndefined())
