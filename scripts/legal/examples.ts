import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { readJson } from '#scripts/base/read-json.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { DOCUMENT_TYPES } from '#shared/core/document.ts'
import { PICTURES_DIR, readCampaign } from './campaign/check.ts'
import type { Campaign } from './campaign/schema.ts'
import { createLegalDocument, LEGAL_DIR } from './documents.ts'
import { readDocx } from './read-docx.ts'

/** Recognizes an example: it says so, or is an address, name or number that cannot exist. */
const EXAMPLE = /示例|example\.com|com\.example|000-0000|id0{10}|your-key/
/** The steward's QR code as the project ships it: it leads nowhere. */
const SAMPLE_QR = 'e2fad3195bae8373f6f4e6c663a3aca9c7099151b96f252dd91d3dbab3721c60'

/** What a published site is made of, as far as it comes with examples. */
export interface Sources {
  /** scripts/legal/company.json */
  company: Record<string, string>
  /** scripts/legal/sdkList.md */
  sdkList: string
  /** Types whose Word document is missing or outdated, from `findStaleDocuments`. */
  stale: readonly string[]
  /** scripts/legal/campaign.json */
  campaign: Pick<Campaign, 'organiser' | 'pictures'>
  stewardQr: Uint8Array
  settings: Partial<SiteConfig>
}

/**
 * What is still an example, each by the place where it is changed; [] when the site may be
 * published.
 */
export function findExamples({ company, sdkList, stale, campaign, stewardQr, settings }: Sources): string[] {
  const findExampleValues = (values: Record<string, string>) =>
    Object.keys(values).filter((name) => EXAMPLE.test(values[name]!))
  const rows = sdkList.split('\n').filter((line) => line.startsWith('|') && EXAMPLE.test(line))
  const left = [
    ...findExampleValues(company).map((name) => `scripts/legal/company.json 的 ${name}`),
    ...rows.map((row) => `scripts/legal/sdkList.md 的“${row.split('|')[1]!.trim()}”`),
    ...(!rows.length && EXAMPLE.test(sdkList) ? ['scripts/legal/sdkList.md 的说明'] : []),
    ...(EXAMPLE.test(campaign.organiser) ? ['scripts/legal/campaign.json 的 organiser'] : []),
    ...findExampleValues(settings).map((name) => `配置 ${name}`),
    ...(hash('sha256', stewardQr) === SAMPLE_QR ? [`二维码 public/campaign/${campaign.pictures.steward}`] : []),
  ]
  // As long as the sources hold examples the documents are made again anyway.
  return left.length ? left : stale.map((type) => `public/legal/${type}.docx 与它的文本不同：请运行 npm run generate`)
}

/**
 * Types whose Word document in a folder is not what its text and the company's values make now, or
 * is not there.
 */
export async function findStaleDocuments(folder = LEGAL_DIR): Promise<string[]> {
  const stale: string[] = []
  for (const type of DOCUMENT_TYPES) {
    const file = `${folder}${type}.docx`
    if (!existsSync(file) || !(await createLegalDocument(type)).equals(readFileSync(file))) stale.push(type)
  }
  return stale
}

/** The project's own files. */
async function readExampleSources(settings: Sources['settings']): Promise<Sources> {
  const readText = (path: string) => readFileSync(ROOT + path, 'utf8')
  const campaign = readCampaign()
  return {
    company: readJson(`${ROOT}scripts/legal/company.json`),
    sdkList: readText('scripts/legal/sdkList.md'),
    stale: await findStaleDocuments(),
    campaign,
    stewardQr: readFileSync(`${PICTURES_DIR}${campaign.pictures.steward}`),
    settings,
  }
}

/** Examples in a finished build, by what would be published. @param dist its folder */
export async function findBuiltExamples(dist: string): Promise<string[]> {
  const isExample = async (type: string) => {
    const file = `${dist}/legal/${type}.docx`
    return existsSync(file) && EXAMPLE.test(JSON.stringify(await readDocx(readFileSync(file))))
  }
  const documents: string[] = []
  for (const type of DOCUMENT_TYPES) if (await isExample(type)) documents.push(`legal/${type}.docx`)
  const picture = `campaign/${readCampaign().pictures.steward}`
  const qr = `${dist}/${picture}`
  const isSample = existsSync(qr) && hash('sha256', readFileSync(qr)) === SAMPLE_QR
  return [...documents, ...(isSample ? [picture] : [])]
}

/** Stop a build that would publish examples. @throws Error naming each */
export async function assertNoExamples(settings: Sources['settings']): Promise<void> {
  const left = findExamples(await readExampleSources(settings))
  if (!left.length) return
  throw new Error(
    `这些还是示例，或没有重新生成，不能发布：\n${left.map((item) => `- ${item}`).join('\n')}\n只想看看正式构建，请加 --examples（见 npm run build -- --help）`,
  )
}
