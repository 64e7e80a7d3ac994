export interface PictureRule {
  /** KB */
  most: number
  /** Its shape must be this, width and height, within 2 %. */
  size?: readonly [number, number]
}

/** Width and height of an SVG (by its viewBox) or a PNG; undefined where they cannot be told. */
function sizeOf(name: string, bytes: Uint8Array): [number, number] | undefined {
  if (name.endsWith('.png')) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return bytes.length > 24 && view.getUint32(0) === 0x89504e47 ? [view.getUint32(16), view.getUint32(20)] : undefined
  }
  const [, width, height] = /<svg[^>]*\bviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(textOf(bytes)) ?? []
  return width && height ? [Number(width), Number(height)] : undefined
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Scripts, foreign parts and addresses: the poster draws the file inside another one, where nothing of them would run or load. */
const ACTIVE = /<(script|foreignObject|iframe)\b|\son\w+=|(?:href|src)="(?!#|data:)|url\((?!["']?(#|data:))/i

/** What is wrong with a picture's file, in Chinese; '' when nothing is. */
export function pictureProblem(name: string, bytes: Uint8Array, { most, size }: PictureRule): string {
  const weight = bytes.length / 1024
  if (weight > most) return `${name} 有 ${Math.ceil(weight)} KB，最多 ${most} KB`
  const isSvg = name.endsWith('.svg')
  if (isSvg && !textOf(bytes).includes('<svg')) return `${name} 不是 SVG 图片`
  if (isSvg && ACTIVE.test(textOf(bytes))) return `${name} 里有脚本或外部地址，请另存为只有图形的 SVG`
  const found = isSvg || name.endsWith('.png') ? sizeOf(name, bytes) : undefined
  if ((isSvg || name.endsWith('.png')) && !found) return `${name} 读不出尺寸，请重新导出`
  if (!size || !found) return ''
  const [wide, high] = size
  const isRight = Math.abs(found[0] / found[1] / (wide / high) - 1) <= 0.02
  return isRight ? '' : `${name} 的比例要是 ${wide} : ${high}，现在是 ${found[0]} × ${found[1]}`
}
