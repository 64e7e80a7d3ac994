import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { block, figure, figureSize, line, NUM_FAMILY } from '#shared/app/poster/blocks.ts'
import type { Kit } from '#shared/app/poster/poster.ts'
import { emsOf, evenLines, linesOf } from '#shared/core/lines.ts'
import { characters } from '#shared/core/text.ts'

const kit: Kit = { plain: emsOf, bold: emsOf, num: emsOf }
const place = { x: 10, top: 100, width: 600, height: 200, size: 80, least: 20, fill: '#000' }

/** What a block drew: its lines with their baselines, and the size of its letters. */
function drawn(svg: string) {
  const lines = [...svg.matchAll(/<tspan x="\d+" y="(\d+)">([^<]*)</g)].map(([, y, text]) => ({
    y: Number(y),
    text: text!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  }))
  return { lines, size: Number(/font-size="(\d+)"/.exec(svg)?.[1]) }
}

test.for([
  '晨跑',
  '名字特别特别长的下班以后不想回家只想出汗的周二周四力量训练互相监督群',
  '健'.repeat(60),
  'Supercalifragilisticexpialidocious-and-then-some-more-of-it',
  '👨‍👩‍👧‍👦'.repeat(20),
  'تحدي القوة في الصباح مع الأصدقاء',
  '<b>&"引号',
])('%s is drawn whole, inside its place', (text) => {
  const { svg, bottom, isWhole } = block(kit, text, place)
  const { lines, size } = drawn(svg)
  expect(isWhole).toBe(true)
  expect(
    lines
      .map((one) => one.text)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(text.replace(/\s/g, ''))
  for (const one of lines) {
    expect(emsOf(one.text) * size).toBeLessThanOrEqual(place.width)
    expect(one.y).toBeLessThanOrEqual(place.top + place.height)
    expect(one.y - size * 0.9).toBeGreaterThanOrEqual(place.top - size * 0.1)
  }
  expect(bottom).toBeLessThanOrEqual(place.top + place.height + 1)
})

test('a text of any make keeps to its place, and says when it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 60, max: 900 }), (text, width) => {
      const { svg, bottom, isWhole } = block(kit, text, { ...place, width })
      const { lines, size } = drawn(svg)
      expect(bottom).toBeLessThanOrEqual(place.top + place.height + 1)
      // A single character may be wider than a narrow place.
      for (const one of lines)
        if ([...characters(one.text)].length > 2) expect(emsOf(one.text) * size).toBeLessThanOrEqual(width + size)
      if (!isWhole) expect(svg).toContain('…')
    }),
  )
})

test('no text draws nothing, and controls and marks of direction do not reach the SVG', () => {
  expect(block(kit, ' \u0000\u202e ', place)).toEqual({ svg: '', bottom: 100, isWhole: true })
  expect(line('a\u0007\u202eb\ud800', { x: 0, y: 0, size: 10, fill: '#000' })).toContain('>a b\ufffd<')
})

test('a number and its unit keep to their width; a short number keeps its size', () => {
  const room = { size: 270, unitSize: 46, width: 600 }
  expect(figureSize(kit, '32', '千卡', room)).toBe(270)
  const size = figureSize(kit, '126,840', '公斤', room)
  expect(size).toBeLessThan(270)
  expect(size * emsOf('126,840') + 46 / 3 + 92).toBeLessThanOrEqual(600)
  const svg = figure(kit, '32', '', { ...room, x: 300, y: 0, anchor: 'middle', fill: '#000', unitFill: '#000' })
  expect(svg).toContain(`x="${Math.round(300 - (emsOf('32') * 270) / 2)}"`)
  expect(svg.match(/<text/g)).toHaveLength(1)
})

test('figures are drawn in the fonts of the tokens', () => {
  const [, tokens] = /--font-num:([^;]*);/.exec(readFileSync(`${ROOT}shared/ui/styles/tokens.css`, 'utf8'))!
  const names = (list: string) => list.split(',').map((name) => name.trim().replace(/['"]/g, ''))
  expect(names(NUM_FAMILY)).toEqual(names(tokens!))
})

test('a character that is wider than the line stands alone on its own', () => {
  expect(linesOf('健身', 0.5, 9)).toEqual(['健', '身'])
  expect(evenLines('👨‍👩‍👧‍👦晨跑', 2, 9)).toEqual(['👨‍👩‍👧‍👦', '晨跑'])
})
