import { expect, test } from 'vitest'
import { compilePageCss } from '#scripts/build/page-css.ts'
import { DESKTOP } from '#shared/core/desktop-layout.ts'

const css = await compilePageCss([
  '<p class="bg-brand text-ink press px-6 py-2 mx-auto -mx-6 my-1 pl-2 max-[360px]:flex">',
  '<path fill="var(--color-skin)">',
  '<i class="dark:bg-tick">',
])

test.for([
  ['the classes of the page', ['.bg-brand', '.press:active'], ['.rounded-card']],
  ['a token that only a drawing names', ['--color-skin:'], ['--color-sun:']],
  [
    'what Lightning CSS does not know, as it is written',
    ['text-wrap:pretty', 'touch-action:manipulation', '-webkit-tap-highlight-color:transparent'],
    [],
  ],
  ['of the dark scheme what the page uses', ['--color-ink:#eef4f0'], ['--color-risk:', '--shadow-sheet:']],
  ['margins of paper', ['@page{margin:12mm}'], []],
  // On just the screens that show one.
  ['room for a second column', [`@media ${DESKTOP}{:where([data-shared]) main{`], []],
  ['what only narrow screens show, as old engines read it', ['@media not all and (min-width:360px){.max-'], ['not (']],
] as const)('%s is there, and nothing else of its kind', ([, present, absent]) => {
  for (const text of present) expect(css).toContain(text)
  for (const text of absent) expect(css).not.toContain(text)
})

test('the dark scheme and 长辈版 stand under attributes, so that a page without them is not changed', async () => {
  expect(css).toContain('html[data-scheme=light]{color-scheme:light}')
  expect(css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-scheme=light\]\)\{[^}]*--color-brand:#1bd079/)
  expect(css).toContain('prefers-color-scheme:dark){:root:not([data-scheme=light]) .dark')
  expect(await compilePageCss(['<p class="text-sub">'], 'ground.css')).toMatch(/\[data-elder\]\{[^}]*--text-sub:max\(/)
  expect(css).not.toContain('elder')
})

test('margins are physical: an engine below the floor, which shows text and no script, knows no others', () => {
  expect(css).toMatch(/\.px-6\{padding-left:24px;padding-right:24px\}/)
  expect(css).not.toMatch(/(padding|margin)-(inline|block)/)
})
