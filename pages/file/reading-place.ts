interface Place {
  /** The line at the top of the screen. */
  words: string
  /** Its distance from the top, in px. */
  top: number
}

const lines = (host: Element) =>
  [...host.querySelectorAll('h2,h3,h4,p,li,td')].filter((line) => !line.querySelector('p,li,td'))
const wordsOf = (line: Element) => line.textContent?.trim().slice(0, 60) ?? ''

/** Where the reader is; undefined at the very top. */
export function placeIn(host: Element): Place | undefined {
  if (scrollY < 1) return undefined
  const line = lines(host).find((one) => one.getBoundingClientRect().bottom > 80)
  return line && { words: wordsOf(line), top: line.getBoundingClientRect().top }
}

/** Scroll so that the same line stands where it stood. */
export function returnTo(place: Place | undefined, host: Element): void {
  const line = place && lines(host).find((one) => wordsOf(one) === place.words)
  if (line) scrollBy(0, line.getBoundingClientRect().top - place.top)
}
