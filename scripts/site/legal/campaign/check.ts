import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { contrastProblems } from './contrast.ts'
import { type PictureRule, pictureProblem } from './pictures.ts'
import { type Campaign, problemsIn } from './schema.ts'

/** Below the project: the document, and where its pictures lie. */
export const CAMPAIGN_FILE = 'scripts/site/legal/campaign.json'
export const PICTURES_DIR = `${ROOT}public/campaign/`

/** A picture comes with the first view of a page, beside its script: what it may weigh in KB, and the shape that its place has. */
const RULES: Record<keyof Campaign['pictures'], PictureRule> = {
  scene: { most: 60 },
  title: { most: 30, size: [790, 404] },
  crowd: { most: 20, size: [102, 26] },
  steward: { most: 60, size: [1, 1] },
}

/**
 * Everything that is wrong with a document and its pictures, each as `路径：说明`; [] when it can be built.
 * @param text as it stands in the file @param folder where its pictures lie
 */
export function campaignProblems(text: string, folder = PICTURES_DIR): string[] {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return [`整个文档：不是完整的 JSON，常见的是少了逗号、引号或括号（${placeOf(text, (error as Error).message)}）`]
  }
  const wrong = problemsIn(document)
  if (wrong.length) return wrong
  const { colours, pictures } = document as Campaign
  const names = Object.keys(RULES) as (keyof typeof RULES)[]
  return [
    ...contrastProblems(colours),
    ...names.flatMap((name) => {
      const file = folder + pictures[name]
      const problem = existsSync(file)
        ? pictureProblem(pictures[name], readFileSync(file), RULES[name])
        : `public/campaign 里没有 ${pictures[name]}`
      return problem ? [`pictures.${name}：${problem}`] : []
    }),
  ]
}

/** Where a parser gave up: the line, where it says the place. */
function placeOf(text: string, message: string): string {
  const [, at] = /position (\d+)/.exec(message) ?? []
  return at === undefined ? '在文件末尾' : `第 ${text.slice(0, Number(at)).split('\n').length} 行`
}

/** The document as it is written. */
export const campaignSource = () => readFileSync(ROOT + CAMPAIGN_FILE, 'utf8')

/** The project's document as it stands; `checkCampaign` says whether it makes sense. */
export const readCampaign = (): Campaign => JSON.parse(campaignSource())

/** Stop a build whose campaign would not be shown as it is written. @throws Error in Chinese naming each */
export function checkCampaign(): void {
  const problems = campaignProblems(campaignSource())
  if (problems.length)
    throw new Error(`活动文档 ${CAMPAIGN_FILE} 有问题：\n${problems.map((one) => `- ${one}`).join('\n')}`)
}
