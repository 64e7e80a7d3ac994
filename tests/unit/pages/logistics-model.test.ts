import { expect, test } from 'vitest'
import { countCharacters, EMPTY, fitValue, maskMobile, validateForm } from '#pages/logistics/model.ts'

const good = { name: '林晓棠', mobile: '13800138000', area: '浙江省/杭州市/余杭区', detail: '五常大道 168 号' }

test.for([
  [{}, {}],
  [{ name: ' 林晓棠 ', detail: '　五常大道　' }, {}],
  [EMPTY, { name: '请输入收货人姓名', mobile: '请输入手机号', area: '请选择省/市/区', detail: '请输入详细地址' }],
  [{ name: '   ' }, { name: '请输入收货人姓名' }],
  [{ name: '一二三四五六七八九十' }, {}],
  [{ name: '一二三四五六七八九十多' }, { name: '收货人姓名最多 10 个字' }],
  [{ name: '👨‍👩‍👧'.repeat(10) }, {}],
  [{ mobile: '1380013800' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '138001380001' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '1380013800x' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '85291234567' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '+85261234567' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '+1380013800' }, { mobile: '手机号格式不正确，请填写 11 位大陆手机号' }],
  [{ mobile: '\u200b13800138000\u2060' }, {}],
  [{ name: '\u200b' }, { name: '请输入收货人姓名' }],
  [{ name: ' \u3164 ' }, { name: '请输入收货人姓名' }],
  [{ name: '一二三四五六七八九十\u2800\u200b' }, {}],
  [{ detail: '\u2800\u3164' }, { detail: '请输入详细地址' }],
  [{ area: '浙江省/杭州市' }, { area: '请选择省/市/区' }],
  [{ detail: '路'.repeat(30) }, {}],
  [{ detail: '路'.repeat(31) }, { detail: '详细地址最多 30 个字' }],
] as const)('%o: %o', ([change, problems]) => expect(validateForm({ ...good, ...change })).toEqual(problems))

test.for([
  ['mobile', '138 0013-8000', '13800138000'],
  ['mobile', '+86 138 0013 8000', '13800138000'],
  ['mobile', '0086 13800138000', '13800138000'],
  ['mobile', '１３８００１３８０００', '13800138000'],
  ['mobile', '1380013800012', '13800138000'],
  ['mobile', '86138001380', '86138001380'],
  ['mobile', '+852 6123 4567', '+85261234567'],
  ['mobile', '00852 6123 4567', '0085261234567'],
  ['mobile', '+1 380 013 8000', '+13800138000'],
  ['mobile', '+44 20 7946 0958', '+442079460958'],
  ['mobile', '0571-8888 8888', '057188888888'],
  ['mobile', `+${'9'.repeat(30)}`, `+${'9'.repeat(19)}`],
  ['mobile', '\u202a+86 138 0013 8000\u202c', '13800138000'],
  ['mobile', 'abc', ''],
  ['name', '林\u200b晓\u3164棠\u2800', '林晓棠'],
  ['detail', '五常\u200b大道', '五常大道'],
  ['name', '一二三四五六七八九十多', '一二三四五六七八九十'],
  ['detail', '一号楼\n二单元', '一号楼 二单元'],
  ['detail', '路'.repeat(40), '路'.repeat(30)],
] as const)('%s takes %s as %s', ([field, typed, value]) => expect(fitValue(field, typed).value).toBe(value))

// | is the caret, behind what was typed last.
test.for([
  ['mobile', '1389|00138000', '138|00138000'],
  ['mobile', '138a|00138000', '138|00138000'],
  ['mobile', '138９|0013800', '1389|0013800'],
  ['mobile', '+86138|00138000', '138|00138000'],
  ['name', '一二三四五多|六七八九十', '一二三四五|六七八九十'],
  ['detail', `新新|${'路'.repeat(28)}2`, `新|${'路'.repeat(28)}2`],
  ['detail', `一\n|${'路'.repeat(40)}`, `|${'路'.repeat(30)}`],
  ['detail', `一\n|二`, `一 |二`],
] as const)('%s takes %s where it was typed: %s', ([field, typed, left]) => {
  const at = typed.indexOf('|')
  const { value, caret } = fitValue(field, typed.replace('|', ''), at)
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(left)
})

test.for([
  ['name', '一二三四五六七八九十', false],
  ['name', '一二三四五六七八九十多', true],
  ['mobile', '+86 138-0013-8000', false],
  ['mobile', '138001380001', true],
  ['mobile', '+852 6123 4567', false],
  ['mobile', '9'.repeat(21), true],
  ['detail', '路'.repeat(31), true],
] as const)('%s: of %s something goes: %s', ([field, typed, isCut]) => expect(fitValue(field, typed).isCut).toBe(isCut))

test.for([
  ['', 0],
  ['林晓棠', 3],
  ['👨‍👩‍👧a', 2],
] as const)('%s has %d characters', ([text, count]) => expect(countCharacters(text)).toBe(count))

test('a phone number is shown with its middle hidden', () => {
  expect(maskMobile('13800138000')).toBe('138****8000')
  expect(maskMobile('1380')).toBe('1380')
})
