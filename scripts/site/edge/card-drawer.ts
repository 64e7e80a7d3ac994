import { accessSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Card } from '#shared/api/share-page.ts'
import { THREAD } from './card-files.ts'
import { FONT } from './card-image.ts'
import { cardSvg } from './card-svg.ts'
import { DRAWS_CARDS, type DrawResult, type DrawTask } from './card-thread.ts'
import { drawable } from './drawable.ts'

type Png = Uint8Array<ArrayBuffer>

/** Finished cards that are kept, 30–60 KB each. */
const KEPT_MOST = 200
/** Cards that may wait to be drawn: some seconds of work. Whoever comes then gets the site's picture. */
const WAITING_MOST = 16

/**
 * Drawing on the Node side: a Chinese font is 20 MB, which no edge runtime holds. It is done in a thread of its own, one card after
 * another, so that pages are answered meanwhile; the same card is drawn once.
 * @throws Error when the font file is not there; the caller then sends the site's picture
 */
export function cardDrawer(): (card: Card) => Promise<Response> {
  accessSync(FONT)
  const kept = new Map<string, Png>()
  const waiting = new Map<string, Promise<Png>>()
  const draw = drawingThread()

  async function pictureOf(svg: string): Promise<Png> {
    const known = kept.get(svg) ?? waiting.get(svg)
    if (known) return known
    if (waiting.size >= WAITING_MOST) throw new Error('too many cards wait to be drawn')
    const drawing = draw(svg).finally(() => waiting.delete(svg))
    waiting.set(svg, drawing)
    return drawing
  }

  return async (card) => {
    if (!drawable(card.title)) throw new Error('the font has none of the title')
    const svg = cardSvg(card)
    const png = await pictureOf(svg)
    kept.delete(svg)
    kept.set(svg, png)
    if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value!)
    return new Response(png, {
      headers: {
        'content-type': 'image/png',
        // The address carries the version of the text.
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      },
    })
  }
}

/** The thread, started with the first card; after it died the next card starts another. */
function drawingThread(): (svg: string) => Promise<Png> {
  const tasks = new Map<number, { resolve: (png: Png) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(THREAD, { workerData: DRAWS_CARDS })
    // The server alone keeps the process alive.
    started.unref()
    started.on('message', ({ id, png }: DrawResult) => {
      const task = tasks.get(id)
      tasks.delete(id)
      if (png) task?.resolve(png)
      else task?.reject(new Error('the card could not be drawn'))
    })
    const lost = () => {
      worker = undefined
      for (const { reject } of tasks.values()) reject(new Error('the drawing thread is gone'))
      tasks.clear()
    }
    started.on('error', lost)
    started.on('exit', lost)
    return started
  }

  return (svg) =>
    new Promise((resolve, reject) => {
      const id = ++last
      tasks.set(id, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id, svg } satisfies DrawTask)
    })
}
