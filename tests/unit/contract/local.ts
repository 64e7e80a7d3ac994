import { checkService } from '#scripts/contract/check-service.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/contract/local-service.ts'
import { type Loose, startTest } from '#tests/unit/service/ask.ts'

/** An answer of the local service before it goes out: `body` is the envelope. */
export interface Sent {
  /** Of the request; `OPTIONS` has no body. */
  method: string
  status: number
  contentType: string
  headers: Headers
  body: Loose
}

/** Answers to what changes nothing, each computed once for all checks of a test file. */
const stored = new Map<string, Promise<{ status: number; headers: Headers; text: string }>>()

/** Like `send` of a service to which nothing has been written. */
async function sendRead(...question: Parameters<ReturnType<typeof startTest>['send']>): Promise<Response> {
  const key = JSON.stringify(question)
  const createAnswer = async () => {
    const response = await startTest().send(...question)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  if (!stored.has(key)) stored.set(key, createAnswer())
  const { status, headers, text } = await stored.get(key)!
  return new Response(status === 204 ? null : text, { status, headers })
}

/**
 * Checks a new in-memory local service as a member of its seed.
 * @param spoil changes the replies of one call: `path` without the query
 */
export async function checkLocal(
  {
    token = LOCAL_TOKEN,
    hasWrites = false,
    ids = LOCAL_IDS,
    origin,
    now = () => 0,
    successCode,
  }: Partial<Parameters<typeof checkService>[0]> = {},
  spoil?: { path: string; how: (sent: Sent, hasToken: boolean) => Sent | undefined },
) {
  const send = hasWrites ? startTest().send : sendRead
  return checkService({
    url: '',
    token,
    ids,
    hasWrites,
    origin,
    now,
    successCode,
    send: async (address, { method, body, headers: asked }) => {
      const message = asked as Record<string, string>
      const response = await send(method!, address, body as string, { authorization: '', ...message })
      const path = address.split('?')[0]!.slice(1)
      if (path !== spoil?.path) return response
      const { status } = response
      const headers = new Headers(response.headers)
      const reply = method === 'OPTIONS' ? null : await response.json()
      const sent = { method: method!, status, contentType: 'application/json', headers, body: reply }
      const spoilt = spoil.how(sent, Boolean(message.authorization)) ?? sent
      if (spoilt.body !== null) headers.set('content-type', spoilt.contentType)
      const text = typeof spoilt.body === 'object' && spoilt.body ? JSON.stringify(spoilt.body) : spoilt.body
      return new Response(text, { status: spoilt.status, headers })
    },
  })
}
