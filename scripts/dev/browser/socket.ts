/**
 * Commands with numbered answers over a WebSocket, as WebDriver BiDi and Chromium's own protocol
 * both speak them.
 */
export interface Socket {
  /**
   * @param more further fields of the message, such as Chromium's `sessionId`
   * @throws Error with the browser's message
   */
  send<T>(method: string, params: object, more?: object): Promise<T>
  /** Subscribes to an event of the browser. */
  on(event: string, take: (params: never) => void): void
  close(): void
}

/** A page that keeps its engine busy for longer hangs. */
const ANSWER_MS = 15_000

interface Answer {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: unknown
  message?: string
}

/** Connect to a browser. @param url `ws://…` */
export async function connectSocket(url: string): Promise<Socket> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  const listeners = new Map<string, (params: never) => void>()
  socket.onmessage = ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Answer
    if (method) return listeners.get(method)?.(params as never)
    const item = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) item?.reject(new Error(message ?? JSON.stringify(error)))
    else item?.resolve(result)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no browser at ${url}`))
  })
  let last = 0
  return {
    send: <T>(method: string, params: object, more?: object) =>
      new Promise<T>((resolve, reject) => {
        waiting.set(++last, { resolve: resolve as (result: unknown) => void, reject })
        setTimeout(() => reject(new Error(`${method} got no answer`)), ANSWER_MS).unref()
        socket.send(JSON.stringify({ id: last, method, params, ...more }))
      }),
    on: (event, take) => void listeners.set(event, take),
    close: () => socket.close(),
  }
}
