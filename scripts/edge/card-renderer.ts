import { accessSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Card } from '#shared/api/share-page.ts'
import { THREAD } from './card-files.ts'
import { renderCardSvg } from './card-svg.ts'
import { toPrintableText } from './printable-text.ts'
import { FONT } from './render-png.ts'
import { DRAWS_CARDS, type RenderResult, type RenderTask } from './render-thread.ts'

type Png = Uint8Array<ArrayBuffer>

/** Finished cards that are kept, 30–60 KB each. */
const MAX_CACHED = 200
/**
 * Cards that may wait to be drawn: some seconds of work. Whoever comes then gets the site's
 * picture.
 */
const MAX_WAITING = 16

/**
 * Renders cards in Node: a Chinese font has 20 MB, which no edge runtime holds. A worker thread
 * renders them one by one, and each card once.
 * @throws Error when the font file is missing; the caller then sends the site's picture
 */
export function createCardRenderer(): (card: Card) => Promise<Response> {
  accessSync(FONT)
  const stored = new Map<string, Png>()
  const waiting = new Map<string, Promise<Png>>()
  const draw = createRenderThread()

  async function getPicture(svg: string): Promise<Png> {
    const cached = stored.get(svg) ?? waiting.get(svg)
    if (cached) return cached
    if (waiting.size >= MAX_WAITING) throw new Error('too many cards wait to be drawn')
    const drawing = draw(svg).finally(() => waiting.delete(svg))
    waiting.set(svg, drawing)
    return drawing
  }

  return async (card) => {
    if (!toPrintableText(card.title)) throw new Error('the font has none of the title')
    const svg = renderCardSvg(card)
    const png = await getPicture(svg)
    stored.delete(svg)
    stored.set(svg, png)
    if (stored.size > MAX_CACHED) stored.delete(stored.keys().next().value!)
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
function createRenderThread(): (svg: string) => Promise<Png> {
  const tasks = new Map<number, { resolve: (png: Png) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let last = 0

  function startWorker(): Worker {
    const started = new Worker(THREAD, { workerData: DRAWS_CARDS })
    // The server alone keeps the process alive.
    started.unref()
    started.on('message', ({ id, png }: RenderResult) => {
      const task = tasks.get(id)
      tasks.delete(id)
      if (png) task?.resolve(png)
      else task?.reject(new Error('the card could not be drawn'))
    })
    const rejectTasks = () => {
      worker = undefined
      for (const { reject } of tasks.values()) reject(new Error('the drawing thread is gone'))
      tasks.clear()
    }
    started.on('error', rejectTasks)
    started.on('exit', rejectTasks)
    return started
  }

  return (svg) =>
    new Promise((resolve, reject) => {
      const id = ++last
      tasks.set(id, { resolve, reject })
      worker ??= startWorker()
      worker.postMessage({ id, svg } satisfies RenderTask)
    })
}
