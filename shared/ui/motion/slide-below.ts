import { EASE, prefersReducedMotion } from './motion.ts'

/** ms; also `--dur-base`. */
const SLIDE_MS = 260

/**
 * Call right before `element` becomes higher or lower: in the next frame everything below it slides from where it stood to its
 * new place. Its own content is there, or gone, at once.
 */
export function slideBelow(element: Element): void {
  if (prefersReducedMotion()) return
  const before = getFollowing(element).map((each) => [each, each.getBoundingClientRect().top] as const)
  requestAnimationFrame(() => {
    for (const [each, top] of before) {
      const by = top - each.getBoundingClientRect().top
      if (by === 0) continue
      each.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: SLIDE_MS, easing: EASE })
    }
  })
}

/** What follows an element in the flow of its page: its own siblings, and those of everything around it. */
function getFollowing(element: Element): Element[] {
  const following: Element[] = []
  for (let around: Element | null = element; around && around.tagName !== 'MAIN'; around = around.parentElement) {
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling) following.push(next)
  }
  return following
}
