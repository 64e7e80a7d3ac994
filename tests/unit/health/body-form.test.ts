import { expect, test } from 'vitest'
import { getBodyForm, getFormName, parseFormCode } from '#shared/health/body-form.ts'

test('the forms in the order of their codes; the last one has a name for each sex', () => {
  const getNames = (sex: 'male' | 'female') => Array.from({ length: 12 }, (_, code) => getFormName(code, sex)).join(' ')
  const both = '消瘦型 偏瘦型 模特型 精瘦型 运动员型 匀称型 健美型 微胖型 肥胖型 超重型 隐性肥胖型'
  expect([getNames('male'), getNames('female')]).toEqual([`${both} 筋肉型`, `${both} 紧致型`])
})

test.for([-1, 12, 1.5, '', 'x', null, undefined, Number.NaN])('code %o has no form', (code) => {
  expect(parseFormCode(code)).toBeUndefined()
  expect(getFormName(code, 'male')).toBeUndefined()
})

test('the name of the service wins, a blank one does not', () => {
  expect(getFormName(5, 'male', ' 标准型 ')).toBe('标准型')
  expect(getFormName(99, 'male', '标准型')).toBe('标准型')
  expect(getFormName(5, 'male', '  ')).toBe('匀称型')
  expect(getFormName(5, 'male', 7)).toBe('匀称型')
})

test.for([
  [
    'the first source that has a code',
    [
      { code: 5, name: '标准型' },
      { code: 7, name: '微胖' },
    ],
    { code: 5, name: '标准型' },
  ],
  [
    'its own name even if the other has a better one',
    [{ code: 5 }, { code: 7, name: '微胖' }],
    { code: 5, name: '匀称型' },
  ],
  ['an unknown code gives way to a known one', [{ code: 12, name: '怪型' }, { code: 7 }], { code: 7, name: '微胖型' }],
  ['no code: words, and no figure', [{ name: '标准型' }, { name: '微胖' }], { code: undefined, name: '标准型' }],
  ['a code without words', [undefined, { code: 11, name: '' }], { code: 11, name: '紧致型' }],
  ['nothing', [undefined, {}], undefined],
] as const)('name and figure come from one source: %s', ([, sources, form]) => {
  expect(getBodyForm('female', ...sources)).toEqual(form && { ...form, intro: '' })
})
