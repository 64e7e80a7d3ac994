import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLegalDocument, LEGAL_DIR } from '#scripts/legal/documents.ts'
import { parseMarkdown } from '#scripts/legal/markdown.ts'
import { readDocx } from '#scripts/legal/read-docx.ts'
import { createDocx } from '#scripts/legal/write-docx.ts'
import { type Block, DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'

const unpacked = new Map(
  DOCUMENT_TYPES.map((type) => [type, readDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))] as const),
)
const getBlocks = async (type: DocumentType) => (await unpacked.get(type))!

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

/** The two tables of the SDK list: the App, the pages. */
const getSdkTables = async () =>
  (await getBlocks('sdkList')).flatMap((block) => (block[0] === 'table' ? [block[1].slice(1)] : []))

test('every service in the SDK list has an operator, a purpose, its data and an https address', async () => {
  for (const cells of (await getSdkTables()).flat()) {
    expect(cells).toHaveLength(6)
    expect(cells.every((cell) => cell.join('').trim())).toBe(true)
    expect(cells[5]!.join('')).toMatch(/^https:\/\//)
  }
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
