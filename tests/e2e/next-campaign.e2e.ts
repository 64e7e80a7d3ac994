import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTags } from '#scripts/base/html-tags.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import summer from '#scripts/legal/campaign.json' with { type: 'json' }
import winter from '#tests/e2e/winter/campaign.json' with { type: 'json' }
import { openPage } from './browser.ts'
import { WATCH_LAYERS } from './poster-shapes.ts'
import { getStableText } from './stable-page.ts'
import { type Stack, startStack } from './stack.ts'

/**
 * What a marketer changes, and nothing else of the project: the document and the pictures it names.
 */
const copy = mkdtempSync(join(tmpdir(), 'winter-'))
let stack: Stack

beforeAll(async () => {
  for (const name of ['package.json', 'tsconfig.json', '.env', 'pages', 'public', 'scripts', 'shared'])
    cpSync(ROOT + name, join(copy, name), { recursive: true })
  symlinkSync(`${ROOT}node_modules`, join(copy, 'node_modules'))
  rmSync(join(copy, 'public/campaign'), { recursive: true })
  cpSync(`${ROOT}tests/e2e/winter`, join(copy, 'public/campaign'), { recursive: true })
  rmSync(join(copy, 'public/campaign/campaign.json'))
  cpSync(`${ROOT}tests/e2e/winter/campaign.json`, join(copy, 'scripts/legal/campaign.json'))
  const build = `const { buildSite } = await import('${copy}/scripts/build/build.ts')
await buildSite({ mode: 'site', outDir: '${copy}/dist', only: ['activity', 'activityDetailsShare'], isPlain: true })`
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: copy, stdio: 'pipe' })
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
  const tags = parseTags(readFileSync(join(copy, 'dist/activityDetailsShare/index.html'), 'utf8'))
  const getCardTag = (property: string) =>
    tags.find(({ attributes }) => attributes.property === property)?.attributes.content
  expect([getCardTag('og:title'), getCardTag('og:description')]).toEqual([winter.name, winter.share.description])
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
