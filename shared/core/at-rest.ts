import { sleep } from './loading/sleep.ts'

/** The bar on top is looked at so often, in milliseconds. */
const LOOK_EVERY_MS = 500

/** Settles when the page is at rest: it shows what it was opened for, or has said that it failed, and the bar on top is gone (shared/app/page/progress.ts). */
export async function atRest(): Promise<void> {
  while (document.documentElement.dataset.busy === '') await sleep(LOOK_EVERY_MS)
}
