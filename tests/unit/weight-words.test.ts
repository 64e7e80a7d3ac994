import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

/** Files that may write a unit of weight, and why: all that is lifted, drawn for visitors, a formula, data, or said of what is sent. */
const MAY_NAME_KG: Record<string, string> = {
  'shared/core/weight-unit.ts': 'the one place',
  'shared/core/text.ts': 'keeps a figure and its unit on one line',
  'shared/health/metrics.ts': "a metric's unit by its name; shown through the one place",
  'pages/bodyComposition/measures.ts': "a measure's unit by its name; shown through the one place",
  'pages/analysis/copy-guidance.ts': 'shown through ownMasses',
  'pages/analysis/copy-science.ts': 'shown through ownMasses',
  'pages/analysis/scale.ts': 'kg/m²',
  'pages/analysis/takeout/export-sheet.tsx': 'what the file holds',
  'shared/ui/ruler/weight-entry.tsx': 'what is saved and exported',
  'pages/sportData/summary.tsx': 'lifted',
  'pages/sportData/category-card.tsx': 'lifted',
  'pages/courseEndShare/model.ts': 'lifted',
  'pages/groupInfoShare/period.ts': 'lifted',
  'pages/groupInfoShare/targets.ts': 'lifted',
  'pages/down/phone-picture.tsx': 'a picture of the app',
  'pages/echarts/gallery.tsx': 'an example',
  'pages/test/checklist-model.ts': 'what the shell sends',
  'pages/test/catalogue-copy.ts': 'what the shell sends',
}

test('no other file writes a unit of weight itself', () => {
  const wrong = globSync('{pages,shared}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !(path in MAY_NAME_KG))
    .flatMap((path) => {
      const code = readFileSync(ROOT + path, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(?<!:)\/\/.*$/gm, '')
        // Handing over which unit a value has, or comparing it, shows nothing.
        .replace(/(?:shownUnit|inShownUnit)\('kg'|\bunit="kg"/g, '')
        .replace(/[=!]== 'kg'/g, '')
      return /['"]kg['"]|^\s*kg\s*$|[}\d"'（] ?kg\b|>kg\b|[\u4e00-\u9fff] ?kg\b|斤/m.test(code) ? [path] : []
    })
  expect(wrong).toEqual([])
})
