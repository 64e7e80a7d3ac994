import { existsSync, readFileSync } from 'node:fs'
import { parseJson } from '#scripts/base/read-json.ts'
import { ROOT } from '#scripts/base/root.ts'
import { type Campaign, findProblems } from './schema.ts'

interface PictureRule {
  maxKb: number
  /** Its shape must be this, width and height, within 2 %. */
  size?: readonly [number, number]
}

/** Width and height of an SVG (from its viewBox) or a PNG; undefined when unknown. */
function readImageSize(name: string, bytes: Uint8Array): [number, number] | undefined {
  if (name.endsWith('.png')) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return bytes.length > 24 && view.getUint32(0) === 0x89504e47 ? [view.getUint32(16), view.getUint32(20)] : undefined
  }
  const [, width, height] = /<svg[^>]*\bviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(decodeText(bytes)) ?? []
  return width && height ? [Number(width), Number(height)] : undefined
}

const decodeText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * Scripts, foreign objects and addresses: the poster embeds the file in an SVG, where they would
 * not run or load.
 */
const ACTIVE = /<(script|foreignObject|iframe)\b|\son\w+=|(?:href|src)="(?!#|data:)|url\((?!["']?(#|data:))/i

/** What is wrong with a picture's file, in Chinese; '' when nothing is. */
export function checkPicture(name: string, bytes: Uint8Array, { maxKb, size }: PictureRule): string {
  const weight = bytes.length / 1024
  if (weight > maxKb) return `${name} 有 ${Math.ceil(weight)} KB，最多 ${maxKb} KB`
  const isSvg = name.endsWith('.svg')
  if (isSvg && !decodeText(bytes).includes('<svg')) return `${name} 不是 SVG 图片`
  if (isSvg && ACTIVE.test(decodeText(bytes))) return `${name} 里有脚本或外部地址，请另存为只有图形的 SVG`
  const found = isSvg || name.endsWith('.png') ? readImageSize(name, bytes) : undefined
  if ((isSvg || name.endsWith('.png')) && !found) return `${name} 读不出尺寸，请重新导出`
  if (!size || !found) return ''
  const [wide, high] = size
  const isRight = Math.abs(found[0] / found[1] / (wide / high) - 1) <= 0.02
  return isRight ? '' : `${name} 的比例要是 ${wide} : ${high}，现在是 ${found[0]} × ${found[1]}`
}

/** Below the project: the document, and where its pictures lie. */
export const CAMPAIGN_FILE = 'scripts/legal/campaign.json'
export const PICTURES_DIR = `${ROOT}public/campaign/`

/** Limits of the pictures, which load with the first view: size in KB and aspect ratio. */
const RULES: Record<keyof Campaign['pictures'], PictureRule> = {
  scene: { maxKb: 60 },
  title: { maxKb: 30, size: [790, 404] },
  crowd: { maxKb: 20, size: [102, 26] },
  gift: { maxKb: 20, size: [96, 96] },
  steward: { maxKb: 60, size: [1, 1] },
}

/**
 * Every problem of a document and its pictures, each as `路径：说明`; [] when it is valid.
 * @param text content of the file
 * @param folder where its pictures are
 */
export function findCampaignProblems(text: string, folder = PICTURES_DIR): string[] {
  let document: unknown
  try {
    document = parseJson(text)
  } catch (error) {
    return [`整个文档：${(error as Error).message}`]
  }
  const wrong = findProblems(document)
  if (wrong.length) return wrong
  const { colours, name: campaignName, pictures } = document as Campaign
  const names = Object.keys(RULES) as (keyof typeof RULES)[]
  return [
    ...findContrastProblems(colours),
    ...names.flatMap((name) => {
      const file = folder + pictures[name]
      const problem = existsSync(file)
        ? checkPicture(pictures[name], readFileSync(file), RULES[name])
        : `public/campaign 里没有 ${pictures[name]}`
      return problem ? [`pictures.${name}：${problem}`] : []
    }),
    ...nameProblems(campaignName, pictures.title, folder),
  ]
}

/**
 * Errors for an SVG title whose label differs from the document's name: screen readers announce the
 * label.
 */
function nameProblems(name: string, file: string, folder: string): string[] {
  if (!file.endsWith('.svg') || !existsSync(folder + file)) return []
  const svg = readFileSync(folder + file, 'utf8')
  const [, label] =
    /\baria-label="([^"]*)"|<title>([^<]*)<\/title>/.exec(svg)?.filter((text) => text !== undefined) ?? []
  if (!label?.trim() || label.trim() === name) return []
  return [
    `pictures.title：${file} 里画的是“${label.trim()}”，活动名是“${name}”：请换成新的字，aria-label 也写新的活动名`,
  ]
}

const readCampaignSource = () => readFileSync(ROOT + CAMPAIGN_FILE, 'utf8')

/** Reads the project's document without checks; `checkCampaign` validates it. */
export const readCampaign = (): Campaign => JSON.parse(readCampaignSource())

/**
 * Stop a build whose campaign would not be shown as it is written.
 * @throws Error in Chinese naming each
 */
export function checkCampaign(): void {
  const problems = findCampaignProblems(readCampaignSource())
  if (problems.length)
    throw new Error(`活动文档 ${CAMPAIGN_FILE} 有问题：\n${problems.map((item) => `- ${item}`).join('\n')}`)
}

type Colours = Campaign['colours']

/**
 * What is written on what; 4.5 : 1, or 3 : 1 for words from 24 px and drawings (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
const PAIRS: readonly [text: keyof Colours | 'white', ground: keyof Colours, min: number][] = [
  ['ink', 'surface', 4.5],
  ['ink', 'canvas', 4.5],
  ['ink2', 'surface', 4.5],
  ['ink2', 'canvas', 4.5],
  ['ink2', 'fill', 4.5],
  ['actionText', 'surface', 4.5],
  ['actionText', 'canvas', 4.5],
  ['actionText', 'fill', 4.5],
  ['white', 'action', 4.5],
  ['glow', 'ink', 4.5],
  ['onScene', 'sceneDeep', 4.5],
  ['onScene', 'scene', 3],
]

/** WCAG 2's relative luminance. @param colour `#rrggbb` */
function computeLuminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function computeContrast(item: string, other: string): number {
  const [low, high] = [computeLuminance(item), computeLuminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const findContrastProblems = (colours: Colours): string[] =>
  PAIRS.flatMap(([text, ground, min]) => {
    const found = computeContrast(text === 'white' ? '#ffffff' : colours[text], colours[ground])
    const name = text === 'white' ? '白色文字' : text
    return found >= min
      ? []
      : [
          `colours.${ground}：${name} 写在上面看不清，对比度只有 ${Math.floor(found * 10) / 10}，至少要 ${min}（把其中一个调深或调浅）`,
        ]
  })
