// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { addHeadings, formatNumber, repairWord, replacePrivate, type WordNode } from '#pages/file/repair-word.ts'

test.for([
  ['decimal', 5, '5'],
  ['chineseCounting', 1, '一'],
  ['chineseCountingThousand', 10, '十'],
  ['chineseCounting', 12, '十二'],
  ['japaneseCounting', 21, '二十一'],
  ['ideographDigital', 10, '一〇'],
  ['chineseLegalSimplified', 11, '壹拾壹'],
  ['ideographTraditional', 3, '丙'],
  ['decimalEnclosedCircle', 1, '①'],
  ['decimalEnclosedCircleChinese', 20, '⑳'],
  ['decimalEnclosedParen', 2, '⑵'],
  ['decimalEnclosedFullstop', 3, '⒊'],
  ['decimalEnclosedCircle', 21, '21'],
  ['lowerLetter', 27, 'aa'],
  ['upperRoman', 14, 'XIV'],
  ['decimalZero', 7, '07'],
] as const)('%s %i is %s', ([format, value, text]) => expect(formatNumber(value, format)).toBe(text))

test.for([
  ['\uf0b7', '•'],
  ['\uf0a7', '▪'],
  ['\uf0d8', '➢'],
  ['\uf0fc', '✓'],
  ['\uf06c', '●'],
  ['\uf06e', '■'],
  ['\uf076', '❖'],
  ['\uf0fe', '☑'],
  ['\uf052', '☑'],
  ['\uf0a8', '□'],
  ['\uf042', '•'],
  ['文字 \uf0e8 文字', '文字 ➔ 文字'],
] as const)('%j becomes %s', ([text, sign]) => expect(replacePrivate(text)).toBe(sign))

const createRun = (text: string, more: WordNode = {}): WordNode => ({
  type: 'run',
  children: [{ type: 'text', text }],
  ...more,
})
const createParagraph = (text: string, more: WordNode = {}): WordNode => ({
  type: 'paragraph',
  children: [createRun(text)],
  ...more,
})
const getText = (node: WordNode): string => (node.text ?? '') + (node.children ?? []).map(getText).join('')

test('numbers are counted from their start, by level, and by the style of a paragraph', () => {
  const levels = [
    { id: '1', level: 0, start: 5, levelText: '%1.', format: 'decimal' },
    { id: '1', level: 1, start: 1, levelText: '%1.%2', format: 'decimalEnclosedCircle' },
    { id: '2', level: 0, start: 1, levelText: '%1、', format: 'chineseCounting' },
    { id: '3', level: 0, levelText: '\uf0b7', format: 'bullet' },
  ]
  const createNumbering = (id: string, level: number) => ({ numbering: { id, level } })
  const body: WordNode = {
    children: [
      createParagraph('甲', createNumbering('1', 0)),
      createParagraph('乙', createNumbering('1', 1)),
      createParagraph('丙', createNumbering('1', 1)),
      createParagraph('丁', createNumbering('1', 0)),
      createParagraph('戊', createNumbering('1', 1)),
      createParagraph('总则', { styleName: 'Clause' }),
      createParagraph('附则', { styleName: 'Clause' }),
      createParagraph('点', createNumbering('3', 0)),
      createParagraph('无'),
    ],
  }
  const styles = [{ id: 'Clause', paragraphProps: { numbering: { id: '2', level: 0 } } }]
  repairWord({ body, levels, styles })
  expect(body.children!.map(getText)).toEqual(
    ['5.甲', '⑤.①乙', '⑤.②丙', '6.丁', '⑥.①戊', '一、总则', '二、附则', '•点', '无'].map((text) =>
      text.replace('⑤', '5').replace('⑥', '6'),
    ),
  )
})

test('lists of one definition count on, one with a start of its own begins there', () => {
  const level = { level: 0, start: 5, levelText: '%1.', format: 'decimal' }
  const lists = [
    { id: '1', abstractId: '9' },
    { id: '2', abstractId: '9' },
    { id: '3', abstractId: '9', overrides: [{ level: 0, start: 1 }] },
    { id: '4', abstractId: '8' },
  ]
  const ids = ['1', '1', '2', '3', '3', '1', '4']
  const body: WordNode = { children: ids.map((id) => createParagraph('', { numbering: { id, level: 0 } })) }
  repairWord({ body, levels: lists.map(({ id }) => ({ ...level, id })), lists, styles: [] })
  expect(body.children!.map(getText)).toEqual(['5.', '6.', '7.', '1.', '2.', '3.', '5.'])
})

test('text that a style hides goes; of a line with nothing to see the number goes too', () => {
  const hide = { target: 'span', values: { display: 'none' } }
  const styles = [
    { id: 'Child', basedOn: 'Secret' },
    { id: 'Secret', styles: [hide] },
    { id: 'Ring', basedOn: 'Ring' },
    { id: 'Cells', styles: [{ ...hide, target: 'tr.first-row td span' }] },
  ]
  const numbering = { id: '1', level: 0 }
  const hiddenLine: WordNode = {
    type: 'paragraph',
    numbering,
    children: [{ type: 'bookmarkStart' }, createRun('藏', { cssStyle: { display: 'none' } })],
  }
  const body: WordNode = {
    children: [
      createParagraph('甲', { numbering }),
      hiddenLine,
      createParagraph('乙', { numbering, styleName: 'Ring' }),
      createParagraph('丙', { styleName: 'Child' }),
      {
        type: 'paragraph',
        children: [createRun('丁'), createRun('戊', { styleName: 'Secret' }), createRun('己', { styleName: 'Cells' })],
      },
      { type: 'paragraph', children: [] },
    ],
  }
  repairWord({ body, levels: [{ id: '1', level: 0, levelText: '%1.' }], styles })
  expect(body.children!.map(getText)).toEqual(['1.甲', '2.乙', '丁己', ''])
})

test('hidden text goes, footnotes are counted once, merged cells say what they go on with', () => {
  const note: WordNode = { type: 'run', verticalAlign: 'sup', children: [{ type: 'footnoteReference' }] }
  const createCell = (text: string, verticalMerge?: string): WordNode => ({
    type: 'cell',
    verticalMerge,
    children: [createParagraph(text)],
  })
  const body: WordNode = {
    children: [
      {
        type: 'paragraph',
        children: [createRun('看得见'), createRun('看不见', { cssStyle: { display: 'none' } }), note],
      },
      {
        type: 'table',
        children: [
          { type: 'row', children: [createCell('类别'), createCell('名称')] },
          { type: 'row', children: [createCell('设备', 'restart'), createCell('型号')] },
          { type: 'row', children: [createCell('', 'continue'), createCell('系统')] },
        ],
      },
    ],
  }
  repairWord({ body, levels: [], styles: [] })
  expect(getText(body.children![0]!)).toBe('看得见')
  expect(note.verticalAlign).toBe(undefined)
  expect(body.children![1]!.children!.map((row) => row.children!.map(getText))).toEqual([
    ['类别', '名称'],
    ['设备', '型号'],
    ['设备', '系统'],
  ])
})

test.for([
  [
    ['一、总则', '1. 说明', '二、账号'],
    ['一、总则', '二、账号'],
  ],
  [
    ['第一章 总则', '第一条 目的', '第二章 附则'],
    ['第一章 总则', '第二章 附则'],
  ],
  [
    ['第一条 目的', '第二条 范围'],
    ['第一条 目的', '第二条 范围'],
  ],
  [
    ['1. 收集', '1.1 方式', '2. 使用'],
    ['1. 收集', '2. 使用'],
  ],
  [['没有编号', '也没有'], []],
  [['一、只有一处'], []],
] as const)('of %j the contents are %j', ([lines, headings]) => {
  const root = document.createElement('div')
  for (const text of lines) root.append(Object.assign(document.createElement('p'), { textContent: text }))
  addHeadings(root)
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(headings)
})
