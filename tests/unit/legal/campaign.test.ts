import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compilePageCss } from '#scripts/build/page-css.ts'
import {
  checkCampaign,
  checkPicture,
  findCampaignProblems,
  PICTURES_DIR,
  readCampaign,
} from '#scripts/legal/campaign/check.ts'
import { renderCampaignTheme } from '#scripts/legal/campaign/theme.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

/** The project's document with another value at a path such as `stages.before.note`; undefined takes it out. */
function changeDocument(path: string, value: unknown): string {
  const document = JSON.parse(JSON.stringify(readCampaign()))
  const names = path.split('.')
  const last = names.pop()!
  const holder = names.reduce((inner, name) => inner[name], document)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return JSON.stringify(document)
}

test('the document of the project is sound, with its pictures', () => expect(checkCampaign).not.toThrow())

test.for([
  ['name', '', 'name：不能为空'],
  ['name', undefined, 'name：缺少这一项'],
  ['name', 7, 'name：要写成文字，用双引号包住'],
  ['name', '一二三四五六七八九十一二三四五六七', 'name：最多 16 个字，现在是 17 个'],
  ['organiser', ' 某某公司', 'organiser：前后不能有空格，中间不能换行，也不能有 < 或 >'],
  ['colour', '#fff', 'colour：没有这一项，请删掉或检查拼写'],
  ['stages.before.note', '{begining}开始', 'stages.before.note：花括号里只能用 {beginning}'],
  ['stages.running.join', '{x}', 'stages.running.join：这里不能用花括号：没有可以填进去的内容'],
  ['stages.ended', '结束', 'stages.ended：要写成一组内容，用花括号包住'],
  ['share.joined', '很多人参加', 'share.joined：要有 {count}，页面会填进去'],
  ['claimBefore', '02-30', 'claimBefore：要写成 "月-日"'],
  ['claimBefore', '9月7日', 'claimBefore：要写成 "月-日"'],
  ['colours.action', 'red', 'colours.action：颜色要写成 # 加六位十六进制，例如 "#cf3a1c"，现在是 "red"'],
  ['colours.action', '#ffe0a0', 'colours.action：白色文字 写在上面看不清，对比度只有 1.2，至少要 4.5'],
  ['colours.action', '#d8401c', 'colours.action：白色文字 写在上面看不清，对比度只有 4.4，至少要 4.5'],
  ['pictures.scene', '../hero.svg', 'pictures.scene：只写 public/campaign 里的文件名'],
  ['pictures.scene', 'snow.svg', 'pictures.scene：public/campaign 里没有 snow.svg'],
  ['pictures.steward', 'title.svg', 'pictures.steward：只写 public/campaign 里的文件名'],
  ['pictures.title', 'hero-wide.svg', 'pictures.title：hero-wide.svg 的比例要是 790 : 404，现在是 390 × 430'],
  ['steps.1.icon', 'snow', 'steps[2].icon：图标只能是 "flag"、"flame"、"gift"'],
  ['faq.0.answer', '', 'faq[1].answer：不能为空'],
  ['faq', [], 'faq：至少要有一项'],
  ['rules.2', '<b>规则</b>', 'rules[3]：前后不能有空格'],
  ['rules', '规则', 'rules：要写成列表，用方括号包住'],
] as const)('%s as %j is told by its path', ([path, value, label]) => {
  const problems = findCampaignProblems(changeDocument(path, value))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(label)
})

test('every mistake is told at once; a broken file by its line', () => {
  expect(findCampaignProblems(JSON.stringify({ ...readCampaign(), name: '', rules: [''] }))).toEqual([
    'name：不能为空',
    'rules[1]：不能为空',
  ])
  expect(findCampaignProblems('{\n "name": "夏日"\n "organiser": ""\n}')[0]).toMatch(
    /^整个文档：不是完整的 JSON.*第 3 行/,
  )
  expect(findCampaignProblems('[]')[0]).toContain('整个文档：')
  expect(findCampaignProblems('null')[0]).toContain('整个文档：')
})

test.for([
  ['a.svg', '<svg viewBox="0 0 10 10"><script>1</script></svg>', '脚本或外部地址'],
  ['a.svg', '<svg viewBox="0 0 10 10" onload="x()"/>', '脚本或外部地址'],
  ['a.svg', '<svg viewBox="0 0 10 10"><image href="https://img.example.com/a.png"/></svg>', '脚本或外部地址'],
  ['a.svg', '<svg width="3" height="4"/>', '读不出尺寸'],
  ['a.svg', '<html/>', '不是 SVG'],
  ['a.png', 'text', '读不出尺寸'],
  ['a.jpg', 'x'.repeat(3000), '有 3 KB，最多 2 KB'],
] as const)('%s with %s: %s', ([name, text, label]) =>
  expect(checkPicture(name, new TextEncoder().encode(text), { maxKb: 2 })).toContain(label),
)

test('pictures inside the drawing and marks of its own parts are no outside addresses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use href="#a"/><path fill="url(#b)"/></svg>'
  expect(checkPicture('a.svg', new TextEncoder().encode(svg), { maxKb: 2 })).toBe('')
})

test('the styles take the colours of the document, and only where they are read', async () => {
  const { colours } = readCampaign()
  const css = await compilePageCss(['bg-scene text-on-scene'])
  expect(css).toContain(`background-color:${colours.scene}`)
  expect(css).not.toContain('--color-ember')
  expect(renderCampaignTheme({ colours: { ...colours, action: '#123456' } })).toContain('--color-ember: #123456;')
})

test('a folder without the pictures names each', () => {
  const folder = `${createTempFolder()}/`
  writeFileSync(`${folder}hero-wide.svg`, '<svg viewBox="0 0 390 430"/>')
  expect(findCampaignProblems(JSON.stringify(readCampaign()), folder)).toHaveLength(4)
  expect(findCampaignProblems(JSON.stringify(readCampaign()), PICTURES_DIR)).toEqual([])
})

test.for([
  ['{\n  "name": “夏日”,\n  "x": ""\n}', '整个文档：不是完整的 JSON：第 2 行的 “ 是全角的，要用英文的 "'],
  ['{\n  "name"："夏日"\n}', '整个文档：不是完整的 JSON：第 2 行的 ： 是全角的，要用英文的 :'],
  [
    '{\n  "name": "夏，“日”",\n  "x": ["",],\n}',
    '整个文档：不是完整的 JSON：第 3 行末尾多了一个逗号，最后一项后面没有逗号',
  ],
] as const)('a slip of typing is named with its line: %j', ([text, problem]) =>
  expect(findCampaignProblems(text)).toEqual([problem]),
)

test('a drawn title that still says the old name is named', () =>
  expect(findCampaignProblems(changeDocument('name', '冬日燃卡挑战赛'))).toEqual([
    'pictures.title：title.svg 里画的是“夏日燃卡挑战赛”，活动名是“冬日燃卡挑战赛”：请换成新的字，aria-label 也写新的活动名',
  ]))
