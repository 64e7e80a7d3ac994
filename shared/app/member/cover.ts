/** A shell that answers at once leaves no time to read what stands in the place of the page. */
const WORDS_AFTER_MS = 300

/** What stands there. */
let line: HTMLElement | undefined

/** Hide everything on the page, dialogs too, behind a line of words. The page itself stays as it is. */
export function cover(words = '正在加载'): void {
  if (!line) {
    line = document.createElement('div')
    line.setAttribute('role', 'status')
    line.className =
      'visible fixed inset-0 flex flex-col items-center justify-center px-8 pb-[10vh] text-center leading-[1.6]'
    document.body.style.visibility = 'hidden'
    document.body.append(line)
    line.animate?.([{ opacity: 0 }, { opacity: 0 }], WORDS_AFTER_MS)
  }
  line.textContent = words
}

export function uncover(): void {
  line?.remove()
  line = undefined
  document.body.style.visibility = ''
}

/** The covered page cannot go on: say why. @returns settled when the member taps 重试, or the line is back */
export function askAgain(words: string): Promise<void> {
  cover(words)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重试'
  button.className =
    'press mt-5 min-h-[50px] min-w-44 rounded-full bg-brand px-5 py-2 text-label font-semibold text-on-brand'
  line!.append(button)
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('online', done)
      cover()
      resolve()
    }
    addEventListener('online', done)
    button.addEventListener('click', done)
  })
}
