import { expect, test } from 'vitest'
import { CALL_NAMES, CATALOGUE } from '#pages/test/catalogue.ts'
import { formatResult, formatSummary, getAnswerError, isOutcomes, STEPS } from '#pages/test/checklist-model.ts'

test('every call is a step, what answers first, what leaves the page last', () => {
  expect([...STEPS].sort()).toEqual([...CALL_NAMES].sort())
  expect(STEPS.slice(0, 5).every((name) => CATALOGUE[name].answers)).toBe(true)
  expect(STEPS.at(-1)).toBe('goBack')
})

test('a call without an answer says what is to be seen, every field of an argument what it is', () => {
  for (const name of CALL_NAMES) {
    const { answers, seen, argument, fields } = CATALOGUE[name]
    expect(Boolean(seen), name).toBe(!answers)
    expect(Object.keys(fields ?? {}).sort(), name).toEqual(
      [...new Set([...Object.keys(fields ?? {}), ...Object.keys(argument ?? {})])].sort(),
    )
  }
})

test.for([
  ['getToken', 'abc', undefined],
  ['getToken', undefined, '没有登录凭证'],
  ['getStatusBarHeight', 0, undefined],
  ['getStatusBarHeight', undefined, '应为 0–100 的数字'],
  ['getGeneralData', { weight: 61.5 }, undefined],
  ['getGeneralData', { data: { weight: '61.5' } }, undefined],
  ['getGeneralData', {}, '里面没有体重（weight，公斤）'],
  ['saveColumnImg', true, undefined],
  ['saveQRCodeImg', false, '没有回复 "1"，算没有保存'],
] as const)('%s answered %o: %s', ([name, answer, problem]) => expect(getAnswerError(name, answer)).toBe(problem))

const OUTCOMES = {
  getToken: { state: 'passed', text: '长度 8，前 4 位 abcd', milliseconds: 12 },
  jumpPage: { state: 'asked' },
  goBack: { state: 'failed' },
} as const

test('the result in one line, and as text with the place', () => {
  expect(formatSummary(OUTCOMES)).toBe('13 项：1 项通过，1 项不通过，11 项未检查')
  const lines = formatResult(OUTCOMES, [['容器', '其他']]).split('\n')
  expect(lines[0]).toBe('原生接口检查')
  expect(lines).toContain('[通过] getToken 取登录凭证：长度 8，前 4 位 abcd，12 毫秒')
  expect(lines).toContain('[待确认] jumpPage 打开原生页面')
  expect(lines).toContain('[未检查] getShareNow 活动：立即分享')
  expect(lines.at(-1)).toBe('容器：其他')
})

test.for([
  [OUTCOMES, true],
  [{}, true],
  [null, false],
  [[], true],
  [{ nothing: { state: 'passed' } }, false],
  [{ goBack: { state: 'x' } }, false],
  [{ goBack: null }, false],
] as const)('kept: %o is a list of outcomes: %s', ([value, is]) => expect(isOutcomes(value)).toBe(is))
