import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import summer from '#scripts/legal/campaign.json' with { type: 'json' }
import { parseCard } from '#scripts/links/card-preview.ts'
import * as old from '#shared/brand.ts'
import { ICON } from '#shared/brand-details.ts'
import winter from '#tests/e2e/winter/campaign.json' with { type: 'json' }
import { openPage } from './browser.ts'
import { WATCH_LAYERS } from './poster-shapes.ts'
import { getStableText } from './stable-page.ts'
import { type Stack, startStack } from './stack.ts'

/** What a customer writes instead, in `shared/brand.ts` and in the tokens. */
const NEW = {
  [old.NAME]: '悦动之家',
  [old.SLOGAN_HEAD]: '动起来',
  [old.SLOGAN_TAIL]: '轻松每一天',
  [old.TAGLINE]: '每天十分钟',
  [old.OPEN_APP]: '打开悦动',
  [old.GET_APP]: '下载悦动',
  [old.BRAND]: '#2b6cff',
  [old.DEEP]: '#0a1a3f',
  [old.SPROUT]: '#ffd23f',
  [String(ICON[1]![1].d)]: 'M8 40h48',
}
const PICTURES = [old.ICON_FILE, old.ICON_PNG_FILE, old.MARK_FILE, old.CARD_FILE, '/share/card-health.png']

/**
 * A copy of the project with another brand, and with what a marketer changes: the document and the
 * pictures it names.
 */
const copy = mkdtempSync(join(tmpdir(), 'winter-'))
const runCode = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
const replaceBrand = (text: string) =>
  Object.entries(NEW).reduce((all, [before, after]) => all.replaceAll(before, after), text)

/** Each text file below a folder of the copy, with what it still says of the old brand. */
function findTraces(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{html,js,css,json,svg}`, { cwd: copy })
  expect(files.length).toBeGreaterThan(10)
  return files.flatMap((file) => {
    const text = readFileSync(join(copy, file), 'utf8')
    return Object.keys(NEW).flatMap((label) => (text.includes(label) ? [`${file}: ${label}`] : []))
  })
}
let stack: Stack

beforeAll(async () => {
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    '.env',
    'pages',
    'public',
    'scripts',
    'shared',
  ])
    cpSync(ROOT + name, join(copy, name), { recursive: true })
  symlinkSync(`${ROOT}node_modules`, join(copy, 'node_modules'))
  rmSync(join(copy, 'public/campaign'), { recursive: true })
  cpSync(`${ROOT}tests/e2e/winter`, join(copy, 'public/campaign'), { recursive: true })
  rmSync(join(copy, 'public/campaign/campaign.json'))
  cpSync(`${ROOT}tests/e2e/winter/campaign.json`, join(copy, 'scripts/legal/campaign.json'))
  for (const file of [
    'shared/brand.ts',
    'shared/brand-details.ts',
    'shared/ui/styles/tokens.css',
    ...globSync('{pages,public}/**/*.svg', { cwd: copy }),
  ]) {
    const path = join(copy, file)
    writeFileSync(path, replaceBrand(readFileSync(path, 'utf8')))
  }
  const generate = [join(copy, 'scripts/generate.ts'), 'pictures', 'legal']
  execFileSync(process.execPath, generate, { cwd: copy, stdio: 'pipe' })
  runCode(`const { buildSite } = await import('${copy}/scripts/build/build.ts')
const only = ['activity', 'activityDetailsShare', 'down', 'columnShare', 'file']
await buildSite({ mode: 'site', outDir: '${copy}/dist', only, isPlain: true })`)
  stack = await startStack({ dist: join(copy, 'dist') })
  // As a service that has no picture for it.
  stack.db.exec("UPDATE activity SET image = ''")
}, 300_000)
afterAll(async () => {
  await stack?.close()
  rmSync(copy, { recursive: true, force: true })
})

/** What pages say of every campaign, and the name of an icon. */
const ANY_CAMPAIGN = ['领取奖品', 'flame', '去 App 看看']

/** Every text of a document. */
const collectTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(collectTexts)

test('a winter campaign is built of another document and its pictures: nothing of the summer is left', () => {
  const stored = collectTexts(winter)
  const gone = collectTexts(summer).filter(
    (text) => text.length > 3 && !ANY_CAMPAIGN.includes(text) && !stored.some((item) => item.includes(text)),
  )
  expect(gone.length).toBeGreaterThan(60)
  const files = globSync('{activity,activityDetailsShare,assets}/**/*.{html,js,css}', { cwd: join(copy, 'dist') })
  expect(files.length).toBeGreaterThan(8)
  const found = [...files, '_edge.mjs'].flatMap((file) => {
    const text = readFileSync(join(copy, 'dist', file), 'utf8')
    return gone.filter((label) => text.includes(label)).map((label) => `${file}: ${label}`)
  })
  expect(found).toEqual([])
  const { title, description } = parseCard(readFileSync(join(copy, 'dist/activityDetailsShare/index.html'), 'utf8'))
  expect([title, description]).toEqual([winter.name, winter.share.description])
  expect(readdirSync(join(copy, 'dist/campaign')).sort()).toEqual(Object.values(winter.pictures).sort())
})

test('a member reads it in every part, in its colours and with its pictures', async () => {
  const shell = { token: 'local-token-1001' }
  const { page, problems } = await openPage(stack, 'activity', { query: { activityId: 'A1001' }, shell })
  await page.getByText('挑战规则').waitFor()
  const displayed = await getStableText(page)
  for (const label of [
    '暖身进度',
    '离春天还有',
    '暖身榜',
    '想问点什么？找管家',
    '某某运动科技有限公司',
    '3 月 10 日前',
  ])
    expect(displayed).toContain(label)
  expect(displayed).not.toMatch(/燃卡|夏日|[{}]|undefined/)
  expect(await page.title()).toBe('冬季暖身挑战')
  const scene = page.locator('header img').first()
  expect(await scene.getAttribute('src')).toBe('/campaign/snow-scene.svg')
  expect(await scene.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(390)
  const ground = page.locator('main > header.flex-none')
  expect(await ground.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(29, 79, 145)')
  expect(problems).toEqual([])
})

test('a visitor reads it before the beginning, with its poster; the picture of the service wins', async () => {
  stack.db.exec("UPDATE activity SET image = '/share/health.png' WHERE activityId = 'A1002'")
  const { page, problems } = await openPage(stack, 'activityDetailsShare', {
    query: { activityId: 'A1002' },
    prepare: async (page) => void (await page.addInitScript(WATCH_LAYERS)),
  })
  await page.getByRole('button', { name: '去 App 占位' }).waitFor()
  await page.getByText('暖冬好礼').waitFor()
  expect(await page.locator('header img').first().getAttribute('src')).toMatch(/\/share\/health\.png$/)
  await page.getByRole('button', { name: '生成海报' }).click()
  await page.getByRole('dialog', { name: '分享海报' }).locator('img').waitFor()
  const layers = (await page.evaluate<string[]>('window.layers')).join('')
  for (const mark of ['暖冬好礼', winter.colours.scene, winter.colours.actionText, winter.colours.ink2])
    expect(layers).toContain(mark)
  expect(problems).toEqual([])
})

test('a site of another brand has no trace of the old one', () => {
  expect(findTraces('dist')).toEqual([])
  const down = readFileSync(join(copy, 'dist/down/index.html'), 'utf8')
  for (const label of ['悦动之家', '动起来，轻松每一天', '下载悦动', '#2b6cff', 'M8 40h48'])
    expect(down).toContain(label)
  const legal = readFileSync(join(copy, 'dist/legal/agreement.html'), 'utf8')
  expect(legal).toContain('悦动之家')
})

test("an item's card is drawn with the new brand", () => {
  const svg = runCode(`const { renderCardSvg } = await import('${copy}/scripts/edge/card-svg.ts')
console.log(renderCardSvg({ title: '燃脂课', description: '20 分钟' }))`)
  for (const label of ['悦动之家', '#2b6cff', '#0a1a3f', '#ffd23f', 'M8 40h48']) expect(svg).toContain(label)
  for (const label of Object.keys(NEW)) expect(svg).not.toContain(label)
})

test.for(PICTURES)('%s is drawn again', (path) => {
  expect(readFileSync(join(copy, `dist${path}`)).equals(readFileSync(`${ROOT}public${path}`))).toBe(false)
})
