import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A visitor's line: round trip in ms, bits per second in each direction. */
export interface LineRates {
  rttMs: number
  bits: number
}

/** What one visit cost on the line. */
export interface LineReport {
  /** Connections that carried anything. */
  connections: number
  /**
   * Bytes the visitor had received by then: [epoch ms, total]. TLS and HTTP framing are in it, TCP
   * headers are not.
   */
  received: [at: number, bytes: number][]
  /**
   * Delivery delay of this process: the maximum in ms, and the share of packets over 5 ms late.
   */
  latest: number
  late: number
}

/** Payload of one packet on an Ethernet path, and the headers of IP and TCP that travel with it. */
const SEGMENT = 1460
const HEADERS = 40
/** RFC 6928: ten segments may be on their way before the first is acknowledged. */
const FIRST_WINDOW = 10 * SEGMENT

/**
 * From here on something counts as late, in ms: a hundredth of what a page takes on these lines.
 */
const LATE_MS = 5

/** Things to do at given times, added in the order of their times. */
class Timeline {
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

/** One direction of the line, shared by all connections: packets queue behind each other. */
class Wire {
  readonly arrivals = new Timeline()
  readonly acknowledgements = new Timeline()
  #freeAt = 0
  readonly #rates: LineRates

  constructor(rates: LineRates) {
    this.#rates = rates
  }

  /** Send a packet at the present moment. */
  send(bytes: number, arrived: () => void, acknowledged: () => void): void {
    const { bits, rttMs } = this.#rates
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + ((bytes + HEADERS) * 8000) / bits
    const at = this.#freeAt + rttMs / 2
    this.arrivals.add(at, arrived)
    this.acknowledgements.add(at + rttMs / 2, acknowledged)
  }
}

/**
 * One direction of one connection: slow start, then as much as the wire takes; nothing is ever
 * lost.
 */
function createFlow(wire: Wire, from: Socket, to: Socket, readyAt: number, arrived: (bytes: number) => void) {
  const waiting: Buffer[] = []
  let window = FIRST_WINDOW
  let inFlight = 0
  let ended = false

  function pumpPackets() {
    while (waiting[0] && inFlight < window) {
      const packet = waiting[0].subarray(0, SEGMENT)
      if (packet.length === waiting[0].length) waiting.shift()
      else waiting[0] = waiting[0].subarray(SEGMENT)
      inFlight += packet.length
      const isLast = () => ended && !waiting.length
      wire.send(
        packet.length,
        () => {
          arrived(packet.length)
          to.write(packet)
          if (isLast()) to.end()
        },
        () => {
          inFlight -= packet.length
          window += packet.length
          pumpPackets()
        },
      )
    }
  }
  from.on('data', (data) => {
    waiting.push(data)
    const wait = readyAt - performance.now()
    if (wait > 0) setTimeout(pumpPackets, wait)
    else pumpPackets()
  })
  from.on('end', () => {
    ended = true
    if (!waiting.length && !inFlight) to.end()
  })
  for (const [item, other] of [
    [from, to],
    [to, from],
  ] as const)
    item.on('error', () => other.destroy())
}

/**
 * A line between a browser and a server on this machine, modelled on TCP: a round trip for the
 * handshake, slow start, one queue in each direction for all connections. Needs no rights and no
 * kernel module.
 * @param port where the browser finds the line on 127.0.0.1
 * @param target where the server is
 */
async function openLine(rates: LineRates, port: number, target: number) {
  const [up, down] = [new Wire(rates), new Wire(rates)]
  const used = new Set<Socket>()
  const open = new Set<Socket>()
  const received: LineReport['received'] = []
  let total = 0
  const server = createServer((visitor) => {
    const site = connect(target, '127.0.0.1')
    open.add(visitor).add(site)
    visitor.setNoDelay(true)
    site.setNoDelay(true)
    // The browser believes itself connected at once: SYN and SYN-ACK cost it a round trip before
    // its first byte leaves.
    const connectedAt = performance.now() + rates.rttMs
    createFlow(up, visitor, site, connectedAt, () => used.add(visitor))
    createFlow(down, site, visitor, 0, (bytes) => {
      total += bytes
      received.push([performance.timeOrigin + performance.now(), total])
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  /** Ends the line. */
  return (): LineReport => {
    server.close()
    // A browser that continues would keep its connection for the next run.
    for (const socket of open) socket.destroy()
    const timelines = [up, down].flatMap((wire) => [wire.arrivals, wire.acknowledgements])
    const sumTimelines = (key: 'done' | 'late') => timelines.reduce((total, timeline) => total + timeline[key], 0)
    const latest = Math.max(...timelines.map((timeline) => timeline.latest))
    return { connections: used.size, received, latest, late: sumTimelines('late') / Math.max(1, sumTimelines('done')) }
  }
}

type Request = { rates: LineRates; port: number; target: number } | 'close'

/**
 * Runs the simulated network in its own process, one at a time, always on the same port,
 * because the edge renders absolute addresses. Neither the browser's driver nor the server delays
 * what it delivers.
 */
export function startNetworkProcess(port: number) {
  const child = fork(fileURLToPath(import.meta.url))
  const sendRequest = async <T>(request: Request): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request)
    return (await answer)[0] as T
  }
  return {
    origin: `https://127.0.0.1:${port}`,
    /** @param target port of the server */
    open: (rates: LineRates, target: number) => sendRequest<'open'>({ rates, port, target }),
    close: () => sendRequest<LineReport>('close'),
    end: () => child.disconnect(),
  }
}
export type LineProcess = ReturnType<typeof startNetworkProcess>

if (import.meta.main) {
  let close: Awaited<ReturnType<typeof openLine>>
  process.on('message', async (request: Request) => {
    if (request === 'close') return process.send!(close())
    close = await openLine(request.rates, request.port, request.target)
    process.send!('open')
  })
  process.on('disconnect', () => process.exit())
}
