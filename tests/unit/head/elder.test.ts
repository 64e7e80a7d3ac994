import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { inlineScript } from '#scripts/site/build/head-scripts.ts'

const script = await inlineScript('shared/head/main.ts', {
  API_ORIGIN: '',
  HEAD_BAR: '',
  HEAD_ELDER: true,
  HEAD_CALLS: null,
  HEAD_REPORT: null,
})
const refused = {
  getItem() {
    throw new DOMException('denied', 'SecurityError')
  },
}
const keeping = (text: string | null) => ({ getItem: () => text })

test.for([
  ['nothing kept, normal text', keeping(null), 16, false],
  ['nothing kept, large text', keeping(null), 32, true],
  ['chosen', keeping('true'), 16, true],
  ['declined, large text', keeping('false'), 32, false],
  ['garbage', keeping('{'), 16, false],
  ['storage refused, large text', refused, 32, true],
] as const)('%s: decided in the <head>, and nothing left behind', ([, storage, root, mode]) => {
  const { document } = new Window()
  const html = document.documentElement
  const style = (element: { style: { font: string } }) => ({
    fontSize: `${element.style.font.startsWith('100px') ? 100 : root}px`,
  })
  const before = html.querySelectorAll('*').length
  new Function('document', 'localStorage', 'getComputedStyle', script)(document, storage, style)
  expect(html.hasAttribute('data-elder')).toBe(mode)
  expect(html.querySelectorAll('*').length).toBe(before)
})
