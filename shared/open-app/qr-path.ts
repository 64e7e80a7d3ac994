import { encode } from 'uqr'

/** Modules of a QR code as one SVG path on a grid of `size`. Undefined if the text is too long. */
export function createQrPath(text: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    const runs = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const width = (end < 0 ? size : end) - x
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    return { size, path: runs.join('') }
  } catch {
    return undefined
  }
}
