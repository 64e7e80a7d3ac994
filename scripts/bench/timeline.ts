/** Things to do at given times, added in the order of their times. */
export class Timeline {
  latest = 0
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
          this.latest = Math.max(this.latest, now - at)
          act()
        }
        this.#arm()
      },
      Math.max(0, next.at - performance.now()),
    )
  }
}
