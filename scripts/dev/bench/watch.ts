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

/** Console message of a page that is complete. */
export const SEEN_ALL = 'bench: all'

/**
 * Runs before the page's scripts and records when the expected content has been painted.
 * @param of `pathname`: the page that waits for `awaited`; `message`: the console message when
 *   everything is complete
 */
export function watchPage(of: { awaited: Awaited | null; pathname: string; message: string }) {
  // Frames inside it have none of what is waited for.
  if (window !== window.top) return
  const awaited = location.pathname === of.pathname ? of.awaited : null
  const visit = { painted: 0, screen: 0, all: 0, lcp: 0, cls: 0, longest: 0 }
  window.__visit = visit
  // biome-ignore lint/suspicious/noExplicitAny: entries of several kinds; runs in the browser
  const observeEntries = (type: string, take: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    visit.lcp = startTime
  })
  observeEntries('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) visit.cls += value
  })
  observeEntries('longtask', ({ duration }) => {
    visit.longest = Math.max(visit.longest, duration)
  })
  const stages: ('painted' | 'screen' | 'all')[] = ['painted', 'screen', 'all']
  // A page without a list is ready when no skeleton is on its first screen, and complete when the
  // progress bar has ended (shared/page/progress.ts).
  let hadSkeleton = false
  const isBusy = (main: Element, stage: 'painted' | 'screen' | 'all') => {
    if (awaited) return false
    const skeletons = [...main.querySelectorAll('[aria-busy=true]')]
    const hasSkeleton = skeletons.some((it) => it.getBoundingClientRect().top < innerHeight)
    hadSkeleton ||= hasSkeleton
    const isLoading = document.documentElement.dataset.busy !== undefined || !window.__page?.bootTimer
    return hasSkeleton || ((stage === 'all' || !hadSkeleton) && isLoading)
  }
  /** A chart is ready when it is painted, on the first screen or anywhere. */
  const isChartMissing = (main: Element, stage: 'screen' | 'all') =>
    [...main.querySelectorAll('[data-plot]:not(:has(canvas))')].some(
      (it) => stage === 'all' || it.getBoundingClientRect().top < innerHeight,
    )
  const checkPage = () => {
    const now = performance.now()
    const main = document.querySelector('main')
    const text = main?.textContent ?? ''
    while (stages[0]) {
      const stage = stages[0]
      if (!main || isBusy(main, stage) || awaited?.[stage].some((word) => !text.includes(word))) return
      if (stage !== 'painted' && isChartMissing(main, stage)) return
      const isPending = (image: HTMLImageElement) => image.loading !== 'lazy' && !image.complete
      if (stage === 'all' && [...main.querySelectorAll('img')].some(isPending)) return
      stages.shift()
      visit[stage] = now
      if (stage === 'all') console.debug(of.message)
    }
  }
  let isAsked = false
  // Runs right after the frame, when layout is clean; measuring earlier would force a layout.
  const scheduleCheck = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      scheduler.postTask(checkPage, { priority: 'user-blocking' })
    })
  }
  new MutationObserver(scheduleCheck).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  for (const end of ['load', 'error']) document.addEventListener(end, scheduleCheck, true)
}
