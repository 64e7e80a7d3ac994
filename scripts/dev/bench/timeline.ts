/**
 * From here on something counts as late, in ms: a hundredth of what a page takes on these lines.
 */
const LATE_MS = 5

/** Things to do at given times, added in the order of their times. */
export class Timeline {
  latest = 0
  /** How many were done, and how many of them late. */
  done = 0
  late = 0
  #events: { at: number; act: () => void }[] = []
  #timer: NodeJS.Timeout | undefined

  add(at: number, act: () => void): void {
    this.#events.push({ at, act })
    this.#arm()
  }

  #arm(): void {
    const [next] = this.#events
    if (!next || this.#timer) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        const now = performance.now()
        while (this.#events[0] && this.#events[0].at <= now + 0.5) {
          const { at, act } = this.#events.shift()!
          this.done++
          if (now - at > LATE_MS) this.late++
          this.latest = Math.max(this.latest, now - at)
          act()
        }
        this.#arm()
      },
      Math.max(0, next.at - performance.now()),
    )
  }
}
