/** Script of the page of two galleries: shows the pairs of one page or view, and steps through them by button or key. */
export const FILTER_SCRIPT = `
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
