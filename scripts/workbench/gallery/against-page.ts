import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { progress } from '#scripts/base/progress.ts'
import { escaped } from '#shared/core/escaped.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { compareGalleries, type Pair, pageOf } from './compare.ts'
import { fileOf, shotsOf } from './shots.ts'

interface Folders {
  /** Addresses of the two galleries and of the pictures of what differs, relative to the page. */
  before: string
  after: string
  marks: string
}

/** Of a picture that the gallery no longer takes, its name in the file tells what it showed. */
const stateOf = (file: string, states: ReadonlyMap<string, string>) =>
  states.get(file) ?? file.slice(pageOf(file).length + 1).replace(/\.png$/, '')

/** Views that every page has; what only a page has is one group. */
const COMMON = ['默认', '深色', '320 px', '文字 200%', '加载中', '出错', '空答复', '新成员', '资料不全的成员']
const OTHER = '其他参数与点按'
const viewOf = (state: string) => (COMMON.includes(state) ? state : OTHER)

/** '37.4%', '<0.1%'. */
export const shareText = (share: number) => (share > 0 && share < 0.001 ? '<0.1%' : `${(share * 100).toFixed(1)}%`)

const said = ({ has, share }: Pair) =>
  has === 'after' ? '新增' : has === 'before' ? '不再有' : share ? `相差 ${shareText(share)}` : '没有变化'

/** The page that shows two galleries side by side: what differs most first, what does not folded away. */
export function againstPage(pairs: readonly Pair[], folders: Folders): string {
  const states = new Map(shotsOf([]).map((shot) => [fileOf(shot), shot.state]))
  const changed = pairs.filter(({ share }) => share !== 0)
  const same = pairs.filter(({ share }) => share === 0)
  const article = (pair: Pair) => {
    const { file, has, share } = pair
    const page = pageOf(file)
    const state = stateOf(file, states)
    const name = `/${page} ${state}`
    const picture = (is: boolean, folder: string, word: string) =>
      is
        ? `<figure><figcaption>${word}</figcaption><a href="${encodeURI(`${folder}/${file}`)}"><img src="${encodeURI(`${folder}/${file}`)}" alt="${escaped(`${name}，${word}`)}" loading="lazy"></a></figure>`
        : ''
    return `<article data-page="${page}" data-view="${escaped(viewOf(state))}" tabindex="-1"><h2>${escaped(name)} <small>${escaped(routes[page as RouteName]?.title ?? '')}</small> <b>${said(pair)}</b></h2><div>${
      picture(has !== 'after', folders.before, '之前') +
      picture(has !== 'before', folders.after, '现在') +
      picture(Boolean(share), folders.marks, '差别')
    }</div></article>`
  }
  const options = (values: readonly string[]) =>
    ['全部', ...new Set(values)].map((value) => `<option>${escaped(value)}</option>`).join('')
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>前后对照</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eceff1; color: #1c2227 }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 12px 0; background: #eceff1 }
select, button { min-height: 36px; font: inherit }
article { margin: 0 0 32px; outline-offset: 8px; scroll-margin-top: 72px }
h2 { margin: 0 0 8px; font-size: 16px } small { font-weight: 400 } b { color: #b3261e } details b { color: inherit }
div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding-bottom: 12px }
figure { margin: 0; flex: none; width: min(390px, 30vw) } figcaption { font-weight: 600 }
img { display: block; width: 100%; border-radius: 8px; background: #fff }
summary { min-height: 36px; font-weight: 600; cursor: pointer }
[hidden] { display: none }
</style>
<h1>前后对照</h1>
<p>${pairs.length} 对图：${changed.length} 对不同，${same.length} 对没有变化。</p>
<form>
<label>页面 <select name="page">${options(pairs.map(({ file }) => pageOf(file)))}</select></label>
<label>画面 <select name="view">${options(pairs.map(({ file }) => viewOf(stateOf(file, states))))}</select></label>
<button type="button" name="back">上一对（K）</button><button type="button" name="next">下一对（J）</button>
<span role="status"></span>
</form>
<main>
${changed.map(article).join('\n')}
<details><summary>没有变化：${same.length} 对</summary>
${same.map(article).join('\n')}
</details>
</main>
<script>${FILTER_SCRIPT}</script>
</html>
`
}

/** Script of the page of two galleries: shows the pairs of one page or view, and steps through them by button or key. */
const FILTER_SCRIPT = `
const form = document.querySelector('form')
const { page, view, back, next } = form.elements
const pairs = [...document.querySelectorAll('article')]
const fits = (wanted, value) => wanted === '全部' || wanted === value
function filter() {
  for (const pair of pairs) pair.hidden = !fits(page.value, pair.dataset.page) || !fits(view.value, pair.dataset.view)
  const left = pairs.filter((pair) => !pair.hidden)
  const folded = left.filter((pair) => pair.closest('details')).length
  document.querySelector('[role=status]').textContent = '显示 ' + (left.length - folded) + ' 对不同，' + folded + ' 对没有变化'
}
function step(by) {
  const shown = pairs.filter((pair) => !pair.hidden && (!pair.closest('details') || pair.closest('details').open))
  const at = shown.indexOf(document.activeElement.closest('article'))
  const to = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by]
  if (to) { to.focus({ preventScroll: true }); to.scrollIntoView() }
}
form.addEventListener('change', filter)
form.addEventListener('submit', (event) => event.preventDefault())
back.addEventListener('click', () => step(-1))
next.addEventListener('click', () => step(1))
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('select')) return
  if (event.key === 'j' || event.key === 'J') step(1)
  if (event.key === 'k' || event.key === 'K') step(-1)
})
filter()
`

/** Where the page stands, and the pictures of what differs. */
const [PAGE, MARKS] = ['against.html', 'against'] as const

/**
 * Write `against.html` into a gallery: its pictures beside those of an earlier one.
 * @param only these pages; none = all
 * @throws Error in Chinese when one of the folders is not there
 */
export function writeAgainst(folder: string, earlier: string, only: readonly string[]): void {
  const [after, before] = [resolve(folder), resolve(earlier)]
  const pairs = compareGalleries(before, after, { only, marks: join(after, MARKS), onPair: progress('对照') })
  const address = relative(after, before).replaceAll('\\', '/')
  writeFileSync(join(after, PAGE), againstPage(pairs, { before: address, after: '.', marks: MARKS }))
  const changed = pairs.filter(({ share }) => share !== 0).length
  console.log(`\n${pairs.length} 对图，${changed} 对不同：${join(after, PAGE)}`)
}
