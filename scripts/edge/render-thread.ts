import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { FONT, renderPng, startResvg } from './render-png.ts'

/** One card to draw, and the answer: without `png` it could not be drawn. */
export interface RenderTask {
  id: number
  svg: string
}
export interface RenderResult {
  id: number
  png?: Uint8Array<ArrayBuffer>
}

/** `workerData` of the thread: a bundled server is one file for both. */
export const DRAWS_CARDS = 'cards'

// The thread that draws (card-renderer.ts): a card takes 0.2–0.4 s of CPU, in which nothing else
// would be answered.
if (workerData === DRAWS_CARDS) await drawCards()

async function drawCards() {
  const font = new Uint8Array(readFileSync(FONT))
  await startResvg()
  parentPort!.on('message', ({ id, svg }: RenderTask) => {
    const png = tryRender(svg, font)
    parentPort!.postMessage({ id, png } satisfies RenderResult, png ? [png.buffer] : [])
  })
}

function tryRender(svg: string, font: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    return renderPng(svg, { font })
  } catch {
    return undefined
  }
}
