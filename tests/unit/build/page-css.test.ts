import { expect, test } from 'vitest'
import { pageCss } from '#scripts/site/build/page-css.ts'
import { WIDE } from '#shared/core/wide.ts'

const light = await pageCss(['<p class="bg-brand text-ink press">', '<path fill="var(--color-skin)">'], {
  dark: false,
  elder: false,
})
const dark = await pageCss(['<p class="bg-brand text-sub">'], { dark: true, elder: true })

test('only the classes of the page are there', () => {
  expect(light).toContain('.bg-brand')
  expect(light).toContain('.press:active')
  expect(light).not.toContain('.rounded-card')
})

test('a token that only a drawing names is kept, one that nobody names is not', () => {
  expect(light).toContain('--color-skin:')
  expect(light).not.toContain('--color-sun:')
})

test('what Lightning CSS does not know stays as it is written', () => {
  for (const property of ['text-wrap:pretty', 'touch-action:manipulation', '-webkit-tap-highlight-color:transparent'])
    expect(light).toContain(property)
})

test('a light page carries no dark scheme, a dark one redefines just what it uses', () => {
  expect(light).not.toContain('prefers-color-scheme')
  // Forms and scroll bars too: by the attribute that every light page has.
  expect(light).toContain('html[data-scheme=light]{color-scheme:light}')
  expect(dark).toMatch(/prefers-color-scheme:dark\)\{[^@]*--color-brand:#1bd079/)
  expect(dark).not.toContain('--color-risk-soft')
})

test('what the first paint does without is in the complete styles of member pages only', async () => {
  const complete = await pageCss(['<p class="text-sub">'], { dark: true, elder: true, later: true })
  expect(complete).toContain('zoom:1.4')
  expect(light + dark).not.toContain('zoom:1.4')
})

test('nothing above the browser floor is left', () => {
  expect(light + dark).not.toMatch(/@layer|color-mix|oklch|:has\(|infinity|[{;]scale:/)
})

test('margins are physical: an engine below the floor, which shows text and no script, knows no others', async () => {
  const classes = '<p class="px-6 py-2 mx-auto -mx-6 my-1 pl-2">'
  const css = await pageCss([classes], { dark: false, elder: false })
  expect(css).toMatch(/\.px-6\{padding-left:24px;padding-right:24px\}/)
  expect(css + light + dark).not.toMatch(/(padding|margin)-(inline|block)/)
})

test('no empty rule, unused animation or comment but the licence is left', () => {
  expect(light).not.toMatch(/\{\}|(?<!^)\/\*/)
  expect(light).not.toContain('@keyframes sheen')
})

test('paper has margins where a page is laid out for it', async () => {
  const paper = await pageCss(['<p class="print:hidden">'], { dark: false, elder: false })
  expect(paper).toContain('@page{margin:12mm}')
  expect(light).not.toContain('@page')
})

test('长辈版 is for members alone: elsewhere its sizes are constants', () => {
  expect(dark).toMatch(/\[data-elder\]\{[^}]*--text-sub:max\(/)
  expect(dark).toContain('.text-sub{font-size:var(--text-sub)')
  expect(light).not.toMatch(/data-elder|--spacing-touch/)
})

test('room for a second column is kept on just the screens that show one', () => {
  expect(light).toContain(`@media ${WIDE}{:where([data-shared]) main{`)
})

test('every page takes part in the turns from page to page', () => {
  for (const css of [light, dark]) expect(css).toContain('@view-transition{navigation:auto}')
})
