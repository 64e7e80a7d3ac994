import { Agent, request } from 'node:http'

/** What happened to the requests of one phase. */
export interface Phase {
  name: string
  requests: number
  /** Anything but a whole 200. */
  failures: number
  /** Pages that came with their item. */
  withItem: number
  /** Requests per second. */
  rate: number
  /** Milliseconds: median, 95 %, 99 %. */
  p50: number
  p95: number
  p99: number
}

/** A page ends with its own script: the end tags behind it are left out. */
const WHOLE_PAGE = /^<!doctype html>[\s\S]*<\/script>\s*$/i

interface Load {
  name: string
  /** Addresses, asked in turn. */
  urls: readonly string[]
  /** This many in all, so that a run always ends. */
  requests: number
  /** This many at a time. */
  connections: number
}

/** Ask for pages as fast as they come. */
export async function measure({ name, urls, requests, connections }: Load): Promise<Phase> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [next, failures, withItem] = [0, 0, 0]
  const started = performance.now()

  async function visitor() {
    while (next < requests) {
      const url = urls[next++ % urls.length]!
      const from = performance.now()
      const body = await get(url, agent).catch(() => undefined)
      times.push(performance.now() - from)
      if (!body || !WHOLE_PAGE.test(body)) failures++
      else if (body.includes('id="early"')) withItem++
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    name,
    requests,
    failures,
    withItem,
    rate: requests / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

/** The text of a 200. @throws Error for anything else */
const get = (url: string, agent: Agent) =>
  new Promise<string>((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts).toString())
          : reject(new Error(String(response.statusCode))),
      )
    })
      .on('error', reject)
      .end()
  })
