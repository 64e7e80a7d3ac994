import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { drawn, FONT, startResvg } from './card-image.ts'

/** One card to draw, and the answer: without `png` it could not be drawn. */
export interface DrawTask {
  id: number
  svg: string
}
export interface DrawResult {
  id: number
  png?: Uint8Array<ArrayBuffer>
}

/** `workerData` of the thread: a bundled server is one file for both. */
export const DRAWS_CARDS = 'cards'

// The thread that draws (card-drawer.ts): a card takes 0.2–0.4 s of CPU, in which nothing else would be answered.
if (workerData === DRAWS_CARDS) await drawCards()

async function drawCards() {
  const font = new Uint8Array(readFileSync(FONT))
  await startResvg()
  parentPort!.on('message', ({ id, svg }: DrawTask) => {
    const png = attempt(svg, font)
    parentPort!.postMessage({ id, png } satisfies DrawResult, png ? [png.buffer] : [])
  })
}

function attempt(svg: string, font: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    return drawn(svg, { font })
  } catch {
    return undefined
  }
}
