import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { bundleInlineScript } from '#scripts/build/head-scripts.ts'

afterEach(() => vi.unstubAllGlobals())

const SETTINGS = { API_ORIGIN: '', HEAD_BAR: '', HEAD_ELDER: true, HEAD_CALLS: null, HEAD_REPORT: null } as const
const script = await bundleInlineScript('shared/head/main.ts', SETTINGS)
const refused = {
  getItem() {
    throw new DOMException('denied', 'SecurityError')
  },
}
const createStorage = (text: string | null) => ({ getItem: () => text })

test.for([
  ['nothing kept, normal text', createStorage(null), 16, false],
  ['nothing kept, large text', createStorage(null), 32, true],
  ['chosen', createStorage('true'), 16, true],
  ['declined, large text', createStorage('false'), 32, false],
  ['garbage', createStorage('{'), 16, false],
  ['storage refused, large text', refused, 32, true],
] as const)('%s: decided in the <head>, and nothing left behind', ([, storage, root, mode]) => {
  const { document } = new Window()
  const html = document.documentElement
  const getStyle = (element: { style: { font: string } }) => ({
    fontSize: `${element.style.font.startsWith('100px') ? 100 : root}px`,
  })
  const before = html.querySelectorAll('*').length
  new Function('document', 'localStorage', 'getComputedStyle', script)(document, storage, getStyle)
  expect(html.hasAttribute('data-elder')).toBe(mode)
  expect(html.querySelectorAll('*').length).toBe(before)
})

test('a page that was opened ahead reads both again when it is shown', async () => {
  const local = await bundleInlineScript('shared/head/main.ts', { ...SETTINGS, HEAD_BAR: 'member' })
  const { document, Event } = new Window()
  const html = document.documentElement
  const stored: Record<string, string> = {}
  const getLook = () => [
    html.hasAttribute('data-elder'),
    html.style.visibility,
    html.style.getPropertyValue('--status-bar'),
  ]
  vi.stubGlobal('document', Object.assign(document, { prerendering: true }))
  const storage = { getItem: (key: string) => stored[key] ?? null }
  new Function('document', 'localStorage', 'getComputedStyle', local)(document, storage, () => ({ fontSize: '100px' }))
  expect(getLook()).toEqual([true, 'hidden', ''])
  Object.assign(stored, { elder: 'false', statusBar: '47' })
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(getLook()).toEqual([false, '', '47px'])
  expect(html.style.getPropertyValue('--px')).toBe('1px')
})
