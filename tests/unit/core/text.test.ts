import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { removeInvisible } from '#shared/core/invisible.ts'
import { isLongerThan, keepUnits, shortenText, takeCharacters, toWellFormed } from '#shared/format/text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
afterEach(() => vi.unstubAllGlobals())

test.for([
  [0, 0, false],
  [59, 59, false],
  [60, 60, false],
  [61, 58, true],
  [500, 58, true],
] as const)('a text of %i characters shows %i', ([length, displayed, isCut]) => {
  expect(shortenText('练'.repeat(length))).toEqual({ text: '练'.repeat(displayed), isCut })
  expect(shortenText(FAMILY.repeat(length))).toEqual({ text: FAMILY.repeat(displayed), isCut })
})

test('without Intl.Segmenter code points are counted, pairs stay whole', () => {
  vi.stubGlobal('Intl', {})
  expect(takeCharacters('💪💪💪', 2)).toBe('💪💪')
  expect(shortenText('💪'.repeat(61))).toEqual({ text: '💪'.repeat(58), isCut: true })
  expect(isLongerThan(FAMILY, 1)).toBe(true)
})

test.for([
  ['', 0, '', false],
  ['e\u0301a', 1, 'e\u0301', true],
  ['abc', 3, 'abc', false],
  ['abc', -1, '', true],
  ['🇨🇳🇨🇳', 1, '🇨🇳', true],
] as const)('%s to %i is %s', ([text, maxCount, head, longer]) => {
  expect(takeCharacters(text, maxCount)).toBe(head)
  expect(isLongerThan(text, maxCount)).toBe(longer)
})

test.for([
  ['a\uD83Db', 'a\uFFFDb'],
  ['\uDE00', '\uFFFD'],
  ['💪练', '💪练'],
  ['\uD800a\uDC00', '\uFFFDa\uFFFD'],
] as const)('lone surrogates are replaced in %j', ([text, expected]) => expect(toWellFormed(text)).toBe(expected))

test('any text: the head is a prefix no longer than asked, and safe to encode once well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 80 }), (text, maxCount) => {
      const head = takeCharacters(text, maxCount)
      expect(text.startsWith(head)).toBe(true)
      expect(isLongerThan(head, maxCount)).toBe(false)
      expect(() => encodeURIComponent(toWellFormed(`${text}\uD800`))).not.toThrow()
    }),
  )
})

test('plain text is counted without a segmenter as with one', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
  const pieces = [...'练。a 1！—\n々\u0301\u200d\ufe0f👩🇨\u302a\r']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), fc.integer({ min: 1, max: 12 }), (parts, maxCount) => {
      const text = parts.join('')
      const expected = [...segmenter.segment(text)].slice(0, maxCount).map(({ segment }) => segment)
      expect(takeCharacters(text, maxCount)).toBe(expected.join(''))
    }),
  )
})

test('a Chinese description needs no segmenter', () => {
  vi.stubGlobal('Intl', {
    Segmenter: class {
      constructor() {
        throw new Error('made')
      }
    },
  })
  expect(shortenText('一组 8 个动作，边做边看。'.repeat(10)).isCut).toBe(true)
})

test('a figure keeps the unit behind it on its line', () => {
  expect(keepUnits('一天之内波动 1 kg 左右，身高 165 cm，每周 2 次')).toBe(
    '一天之内波动 1\u00a0kg 左右，身高 165\u00a0cm，每周 2 次',
  )
})

test.for([
  ['\u200b', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['\u115f\u1160\uffa0', ''],
  ['\u00ad\u034f\u061c\u2060\ufeff', ''],
  ['\u200e\u202b\u2066\u2069', ''],
  ['\u200d\ufe0f\u{e0041}', ''],
  ['\u0000\u001f\u007f\u0085', ''],
  ['林\u200b晓\u2800棠', '林晓棠'],
  ['王\u3164', '王'],
  ['五常大道\u202e 168\u00a0号', '五常大道 168\u00a0号'],
  ['a\tb\r\nc　d', 'a\tb\r\nc　d'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['❤️‍🔥👍🏽1️⃣', '❤️‍🔥👍🏽1️⃣'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['🇨🇳', '🇨🇳'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['\u200d👩\u200d', '👩'],
  ['ᠮᠣ\u180bᠩ', 'ᠮᠣ\u180bᠩ'],
  ['e\u0301', 'e\u0301'],
] as const)('invisible characters leave %j as %j', ([text, visible]) => expect(removeInvisible(text)).toBe(visible))
