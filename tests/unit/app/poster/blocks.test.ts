import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import type { TextMetrics } from '#shared/features/poster/poster.ts'
import { drawFigure, drawLine, drawTextBlock, fitFigureSize, NUM_FAMILY } from '#shared/features/poster/text-blocks.ts'
import { splitCharacters } from '#shared/format/text.ts'
import { measureEms, wrapEvenly, wrapText } from '#shared/format/wrap-text.ts'

const kit: TextMetrics = { plain: measureEms, bold: measureEms, num: measureEms }
const place = { x: 10, top: 100, width: 600, height: 200, size: 80, minSize: 20, fill: '#000' }

/** What a block drew: its lines with their baselines, and the size of its letters. */
function parseDrawing(svg: string) {
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
  const { svg, bottom, isComplete } = drawTextBlock(kit, text, place)
  const { lines, size } = parseDrawing(svg)
  expect(isComplete).toBe(true)
  expect(
    lines
      .map((item) => item.text)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(text.replace(/\s/g, ''))
  for (const item of lines) {
    expect(measureEms(item.text) * size).toBeLessThanOrEqual(place.width)
    expect(item.y).toBeLessThanOrEqual(place.top + place.height)
    expect(item.y - size * 0.9).toBeGreaterThanOrEqual(place.top - size * 0.1)
  }
  expect(bottom).toBeLessThanOrEqual(place.top + place.height + 1)
})

test('a text of any make keeps to its place, and says when it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 60, max: 900 }), (text, width) => {
      const { svg, bottom, isComplete } = drawTextBlock(kit, text, { ...place, width })
      const { lines, size } = parseDrawing(svg)
      expect(bottom).toBeLessThanOrEqual(place.top + place.height + 1)
      // A single character may be wider than a narrow place.
      for (const item of lines)
        if ([...splitCharacters(item.text)].length > 2)
          expect(measureEms(item.text) * size).toBeLessThanOrEqual(width + size)
      if (!isComplete) expect(svg).toContain('…')
    }),
  )
})

test('no text draws nothing, and controls and marks of direction do not reach the SVG', () => {
  expect(drawTextBlock(kit, ' \u0000\u202e ', place)).toEqual({ svg: '', bottom: 100, isComplete: true })
  expect(drawLine('a\u0007\u202eb\ud800', { x: 0, y: 0, size: 10, fill: '#000' })).toContain('>a b\ufffd<')
})

test('a number and its unit keep to their width; a short number keeps its size', () => {
  const room = { size: 270, unitSize: 46, width: 600 }
  expect(fitFigureSize(kit, '32', '千卡', room)).toBe(270)
  const size = fitFigureSize(kit, '126,840', '公斤', room)
  expect(size).toBeLessThan(270)
  expect(size * measureEms('126,840') + 46 / 3 + 92).toBeLessThanOrEqual(600)
  const svg = drawFigure(kit, '32', '', { ...room, x: 300, y: 0, anchor: 'middle', fill: '#000', unitFill: '#000' })
  expect(svg).toContain(`x="${Math.round(300 - (measureEms('32') * 270) / 2)}"`)
  expect(svg.match(/<text/g)).toHaveLength(1)
})

test('figures are drawn in the fonts of the tokens', () => {
  const [, tokens] = /--font-num:([^;]*);/.exec(readFileSync(`${ROOT}shared/ui/styles/tokens.css`, 'utf8'))!
  const splitNames = (list: string) => list.split(',').map((name) => name.trim().replace(/['"]/g, ''))
  expect(splitNames(NUM_FAMILY)).toEqual(splitNames(tokens!))
})

test('a character that is wider than the line stands alone on its own', () => {
  expect(wrapText('健身', 0.5, 9)).toEqual(['健', '身'])
  expect(wrapEvenly('👨‍👩‍👧‍👦晨跑', 2, 9)).toEqual(['👨‍👩‍👧‍👦', '晨跑'])
})
