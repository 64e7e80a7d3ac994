/** The browser's locks, one holder at a time. */
export class Locks {
  held: { name: string }[] = []
  #queues = new Map<string, Promise<unknown>>()

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const act = rest.pop() as () => Promise<unknown>
    const { signal } = (rest[0] ?? {}) as { signal?: AbortSignal }
    const before = this.#queues.get(name) ?? Promise.resolve()
    const isAborted = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const held = { name }
    const turn = Promise.race([before, isAborted]).then(() => {
      this.held.push(held)
      return act().finally(() => this.held.splice(this.held.indexOf(held), 1))
    })
    this.#queues.set(name, Promise.allSettled([before, turn]))
    return turn
  }
  query = async () => ({ held: [...this.held] })
}
