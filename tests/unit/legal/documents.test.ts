import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLegalDocument, LEGAL_DIR } from '#scripts/legal/documents.ts'
import { parseMarkdown } from '#scripts/legal/markdown.ts'
import { readDocx } from '#scripts/legal/read-docx.ts'
import { createDocx } from '#scripts/legal/write-docx.ts'
import { type Block, DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { AS_GIVEN } from './as-given.ts'

const unpacked = new Map(
  DOCUMENT_TYPES.map((type) => [type, readDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))] as const),
)
const getBlocks = async (type: DocumentType) => (await unpacked.get(type))!
const getText = async (type: DocumentType) => JSON.stringify(await getBlocks(type))

test.for(DOCUMENT_TYPES)('public/legal/%s.docx is what npm run generate makes of the Markdown', async (type) => {
  const committed = readFileSync(`${LEGAL_DIR}${type}.docx`)
  expect((await createLegalDocument(type)).equals(committed)).toBe(true)
})

test.for(DOCUMENT_TYPES)('%s has its title, dates, sections, and no placeholder left', async (type) => {
  const blocks = await getBlocks(type)
  expect(blocks[0]).toEqual(['h1', [DOCUMENTS[type]]])
  expect(blocks.slice(1, 4).map((block) => JSON.stringify(block))).toEqual([
    expect.stringContaining('更新日期'),
    expect.stringContaining('生效日期'),
    expect.stringContaining('版本'),
  ])
  expect(blocks.filter(([tag]) => tag === 'h2').length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(blocks)).not.toMatch(/\{\{|undefined/)
})

test.for(['privacy', 'sdkList'] as const)('%s names everything the chat learns', async (type) => {
  const text = await getText(type)
  for (const word of ['用户编号', '昵称', '头像', '性别', '会员标识', '年龄', '生日', '所在城市', '会话'])
    expect(text).toContain(word)
})

// The laws: PIPL 14–17, 23, 24, 28–31, 44–50; recommendation rules 16, 17, 21; online trading rules
// 18; consumer law 25.
test.for([
  ['privacy', ['《个人信息收集清单》', '《第三方 SDK 目录》', '敏感个人信息', '单独同意', '撤回同意', '未满 14 周岁']],
  ['privacy', ['监护人', '不向境外提供', '保存期限', '注销', '15 个工作日', '自动化决策', '投诉', '不使用 Cookie']],
  ['userInfo', ['使用目的', '使用场景', '是否必需', '敏感', '工单', '长辈版']],
  ['sdkList', ['微信 JS-SDK', '网易七鱼', '工单系统', 'docx-preview', '运营方', '隐私政策']],
  ['recommend', ['关闭', '标签', '基本原理', '差别待遇', '未成年人', '老年人', '投诉']],
  ['vipAgreement', ['扣费前 5 日', '显著', '随时取消', '不默认勾选', '开通后 7 日内', '未成年人']],
  ['agreement', ['7 日内可以无理由退货', '数字内容', '不能代替医生', '不免除这一责任', '起诉', '《个性化推荐说明》']],
] as const)('%s says what the law asks of it: %j', async ([type, label]) => {
  const text = await getText(type)
  for (const word of label) expect(text).toContain(word)
})

/** What the SDK list says of the App, and of the pages. */
const getSdkTables = async () =>
  (await getBlocks('sdkList')).flatMap((block) => (block[0] === 'table' ? [block[1].slice(1)] : []))

test('what the pages use is stated as fact', async () => {
  const [, web] = await getSdkTables()
  expect(web).toHaveLength(3)
  for (const [name] of web!) expect(name!.join('')).not.toContain('示例')
})

test.skipIf(!AS_GIVEN.sdkList)('each row about the App is marked as an example to fill in', async () => {
  const [app] = await getSdkTables()
  expect(app).toHaveLength(9)
  for (const [name] of app!) expect(name!.join('')).toContain('（示例）')
  expect(await getText('sdkList')).toContain('由 App 的运营方按实际接入的 SDK 填写')
})

test.for(['privacy', 'userInfo'] as const)(
  '%s promises no deletion where there is none, and says where to ask',
  async (type) => {
    const text = await getText(type)
    expect(text).not.toMatch(/在“测量记录”中删除|由你确认或删除|立即不再显示/)
    expect(text).toMatch(/待确认的记录/)
    expect(text).toMatch(/需要删除已经保存的.*联系在线客服、拨打 .+ 或发送邮件至 .+ 提出/)
  },
)

test('every service in the SDK list has an operator, a purpose, its data and an https address', async () => {
  for (const cells of (await getSdkTables()).flat()) {
    expect(cells).toHaveLength(6)
    expect(cells.every((cell) => cell.join('').trim())).toBe(true)
    expect(cells[5]!.join('')).toMatch(/^https:\/\//)
  }
})

test('what the pages keep on the phone is named', async () => {
  const named = '新手引导 随机访客编号 长辈版 体重单位 状态栏 浏览位置 更多分析是否展开 待确认的测量记录 原生接口检查'
  for (const type of ['privacy', 'userInfo'] as const)
    for (const label of named.split(' ')) expect(await getText(type)).toContain(label)
})

test('a document comes back from Word as it was written', async () => {
  const blocks: Block[] = [
    ['h1', ['标题']],
    ['p', ['开头', { b: '重点 <b>&' }, '结尾']],
    ['h2', ['一、节']],
    ['h3', ['1. 小节']],
    ['ol', [['甲'], ['乙', { b: '丙' }]]],
    ['ul', [['丁']]],
    [
      'table',
      [
        [['名'], ['用途']],
        [['甲'], [{ b: '乙' }]],
      ],
    ],
  ]
  expect(await readDocx(await createDocx('标题', blocks))).toEqual(blocks)
})

test('each line of a paragraph is one, placeholders are filled', () => {
  expect(parseMarkdown('电话：{{phone}}\n邮箱：a@b.cn', { phone: '400' })).toEqual([
    ['p', ['电话：400']],
    ['p', ['邮箱：', 'a@b.cn']],
  ])
})

test.for([
  ['{{nobody}}', '没有为 {{nobody}} 配置内容'],
  ['#### 四级', '标题最多三级'],
  ['> 引用', '不能用这种写法'],
  ['![图](x.png)', '不能用这种写法'],
  ['[链接](https://example.com)', '不能用这种写法'],
  ['<script>x</script>', '不能用这种写法'],
] as const)('%s is refused by name', ([markdown, label]) => expect(() => parseMarkdown(markdown, {})).toThrow(label))
