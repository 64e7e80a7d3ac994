import { EASE, prefersReducedMotion } from './motion.ts'

/** Duration in ms; equals `--dur-base`. */
const SLIDE_MS = 260

/**
 * Animates the elements below `element` from their old to their new position in the next frame.
 * Call right before its height changes; its own content appears or disappears without an animation.
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

/**
 * Elements after `element` in the page's flow: its next siblings, and those of its ancestors up to
 * <main>.
 */
function getFollowing(element: Element): Element[] {
  const following: Element[] = []
  for (let around: Element | null = element; around && around.tagName !== 'MAIN'; around = around.parentElement) {
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling) following.push(next)
  }
  return following
}
