import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import * as old from '#shared/brand.ts'
import { ICON } from '#shared/brand-details.ts'

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

const copy = mkdtempSync(join(tmpdir(), 'brand-'))
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

beforeAll(() => {
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
await buildSite({ mode: 'site', outDir: '${copy}/dist', only: ['down', 'courseSharing', 'file'], isPlain: true })`)
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

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
