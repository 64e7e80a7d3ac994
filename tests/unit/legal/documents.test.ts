import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT_TYPES, LEGAL_DIR, legalDocument } from '#scripts/legal/documents.ts'
import { blocksOf } from '#scripts/legal/markdown.ts'
import { textOfDocx } from '#scripts/legal/read-docx.ts'
import { docxOf } from '#scripts/legal/write-docx.ts'
import { type Block, DOCUMENTS, documentType } from '#shared/core/document.ts'

test.for(DOCUMENT_TYPES)('public/legal/%s.docx is what npm run legal makes of the Markdown', async (type) => {
  const committed = readFileSync(`${LEGAL_DIR}${type}.docx`)
  expect((await legalDocument(type)).equals(committed)).toBe(true)
})

test.for(DOCUMENT_TYPES)('%s has its title, dates, sections, and no placeholder left', async (type) => {
  const blocks = await textOfDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))
  expect(blocks[0]).toEqual(['h1', [DOCUMENTS[type]]])
  expect(blocks.slice(1, 3).map((block) => JSON.stringify(block))).toEqual([
    expect.stringContaining('更新日期'),
    expect.stringContaining('生效日期'),
  ])
  expect(blocks.filter(([tag]) => tag === 'h2').length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(blocks)).not.toMatch(/\{\{|undefined/)
})

test('the privacy policy names everything the chat learns, and both lists', async () => {
  const text = JSON.stringify(await textOfDocx(readFileSync(`${LEGAL_DIR}privacy.docx`)))
  for (const word of ['用户编号', '昵称', '头像', '性别', '会员标识', '年龄', '生日', '所在城市'])
    expect(text).toContain(word)
  expect(text).toContain('《个人信息收集清单》')
  expect(text).toContain('《第三方SDK目录》')
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
  expect(await textOfDocx(await docxOf('标题', blocks))).toEqual(blocks)
})

test('each line of a paragraph is one, placeholders are filled', () => {
  expect(blocksOf('电话：{{phone}}\n邮箱：a@b.cn', { phone: '400' })).toEqual([
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
] as const)('%s is refused by name', ([markdown, words]) => {
  expect(() => blocksOf(markdown, {})).toThrow(words)
})

test.for([
  ['privacy', 'privacy'],
  ['nothing', 'agreement'],
  ['__proto__', 'agreement'],
  ['toString', 'agreement'],
  [null, 'agreement'],
  [3, 'agreement'],
] as const)('the type %j is %s', ([value, type]) => {
  expect(documentType(value)).toBe(type)
})
