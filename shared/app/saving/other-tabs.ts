import { sleep } from '#shared/core/loading/sleep.ts'

/** A try of a change: its idempotency key, and when it began (the service's clock, epoch milliseconds). */
export interface Begun {
  key: string
  since: number
}

/** How long after a change the same one in another tab counts as that change, in milliseconds. */
const SAME_MS = 3000
/** A tab that is put to sleep in the midst of a change holds up no other one for longer, in milliseconds. */
const PATIENCE_MS = 10_000

const ours = new Set<string>()

/**
 * The same change in two tabs of the site is made by one after the other, and the second one hears of the first. What is known of
 * it stands in the name of a lock, which goes with its tab; nothing is stored.
 * @param name the change and what it is about
 * @param work `other`: the try of another tab, now or a moment ago. Look before sending, and then with its key
 */
export async function inTurn(name: string, work: (other?: Begun) => Promise<Begun>): Promise<void> {
  const { locks } = navigator
  if (!locks) return void (await work()) // a page without https
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  const turn = async () => {
    clearTimeout(timer)
    const mark = `changed ${name} `
    const { held = [] } = await locks.query()
    const other = held
      .filter((lock) => lock.name?.startsWith(mark))
      .map((lock) => lock.name!.slice(mark.length).split(' '))
      .find(([key]) => !ours.has(key!))
    const { key, since } = await work(other && { key: other[0]!, since: Number(other[1]) })
    ours.add(key)
    void locks.request(`${mark}${key} ${since}`, () => sleep(SAME_MS))
  }
  try {
    await locks.request(`change ${name}`, { signal: patience.signal }, turn)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    await turn()
  }
}
