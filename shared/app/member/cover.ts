/** A shell that answers at once leaves no time to read it. */
const WORDS_AFTER_MS = 300

/** Hide everything on the page, dialogs too, behind 正在加载. The page itself stays as it is. @returns how to show it again */
export function cover(): () => void {
  const words = document.createElement('p')
  words.textContent = '正在加载'
  words.setAttribute('role', 'status')
  Object.assign(words.style, { position: 'fixed', inset: '40vh 0 auto', textAlign: 'center', visibility: 'visible' })
  words.animate([{ opacity: 0 }, { opacity: 0 }], WORDS_AFTER_MS)
  document.body.style.visibility = 'hidden'
  document.body.append(words)
  return () => {
    words.remove()
    document.body.style.visibility = ''
  }
}
