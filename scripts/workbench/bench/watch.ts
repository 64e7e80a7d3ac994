/** What a visitor waits for, as words inside <main>; each list adds to the one before it. */
export interface Awaited {
  /** The item itself: its name, its first figure. */
  painted: readonly string[]
  /** Everything of the first screen, 390 × 844. */
  screen: readonly string[]
  /** The rest of the page; its pictures too. */
  all: readonly string[]
}

/** What is noted in the page: ms from the navigation's start, 0 for what has not come. */
export interface Seen {
  painted: number
  screen: number
  all: number
  lcp: number
  cls: number
  /** ms of the longest task until everything was there. */
  longest: number
}

declare global {
  interface Window {
    __visit: Seen
  }
}

/** What a page says to the console when everything is there. */
export const SEEN_ALL = 'bench: all'

/**
 * Runs in the page before its own scripts: notes when words are in the document and a frame with them has been drawn.
 * @param of `pathname`: of the page that waits for `awaited`; `said`: what the console is told when everything is there
 */
export function watch(of: { awaited: Awaited | null; pathname: string; said: string }) {
  // Frames inside it have none of what is waited for.
  if (window !== window.top) return
  const awaited = location.pathname === of.pathname ? of.awaited : null
  const visit = { painted: 0, screen: 0, all: 0, lcp: 0, cls: 0, longest: 0 }
  window.__visit = visit
  // biome-ignore lint/suspicious/noExplicitAny: entries of several kinds, in a function that is sent to the browser
  const on = (type: string, take: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    visit.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) visit.cls += value
  })
  on('longtask', ({ duration }) => {
    visit.longest = Math.max(visit.longest, duration)
  })
  const stages: ('painted' | 'screen' | 'all')[] = ['painted', 'screen', 'all']
  // A page without a list is there when no blank is left on its first screen, and whole when the bar on top has ended too (shared/app/page/progress.ts).
  let hadBlank = false
  const isBusy = (main: Element, stage: 'painted' | 'screen' | 'all') => {
    if (awaited) return false
    const blanks = [...main.querySelectorAll('[aria-busy=true]')]
    const hasBlank = blanks.some((it) => it.getBoundingClientRect().top < innerHeight)
    hadBlank ||= hasBlank
    const isLoading = document.documentElement.dataset.busy !== undefined || !window.__boot
    return hasBlank || ((stage === 'all' || !hadBlank) && isLoading)
  }
  /** A chart is there when it is drawn, on the first screen or, for the whole page, anywhere. */
  const lacksChart = (main: Element, stage: 'screen' | 'all') =>
    [...main.querySelectorAll('[data-plot]:not(:has(canvas))')].some(
      (it) => stage === 'all' || it.getBoundingClientRect().top < innerHeight,
    )
  const check = () => {
    const now = performance.now()
    const main = document.querySelector('main')
    const text = main?.textContent ?? ''
    while (stages[0]) {
      const stage = stages[0]
      if (!main || isBusy(main, stage) || awaited?.[stage].some((word) => !text.includes(word))) return
      if (stage !== 'painted' && lacksChart(main, stage)) return
      const isPending = (image: HTMLImageElement) => image.loading !== 'lazy' && !image.complete
      if (stage === 'all' && [...main.querySelectorAll('img')].some(isPending)) return
      stages.shift()
      visit[stage] = now
      if (stage === 'all') console.debug(of.said)
    }
  }
  let isAsked = false
  // Straight behind the frame, where places are known: to ask for them before would make the page lay itself out once more. A timer would come behind what the page has left for later.
  const look = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      scheduler.postTask(check, { priority: 'user-blocking' })
    })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  for (const end of ['load', 'error']) document.addEventListener(end, look, true)
}
