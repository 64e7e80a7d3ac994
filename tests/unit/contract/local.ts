import { checkService } from '#scripts/site/contract/check-service.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/site/contract/local-service.ts'
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
const kept = new Map<string, Promise<{ status: number; headers: Headers; text: string }>>()

/** Like `send` of a service to which nothing has been written. */
async function reading(...question: Parameters<ReturnType<typeof startTest>['send']>): Promise<Response> {
  const key = JSON.stringify(question)
  const answer = async () => {
    const response = await startTest().send(...question)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  if (!kept.has(key)) kept.set(key, answer())
  const { status, headers, text } = await kept.get(key)!
  return new Response(status === 204 ? null : text, { status, headers })
}

/**
 * Check a fresh local service in memory as a member of its seed.
 * @param spoil changes the answers to one call: `path` as it is asked, without the query
 */
export async function checkLocal(
  {
    token = LOCAL_TOKEN,
    hasWrites = false,
    ids = LOCAL_IDS,
    origin,
    now,
    slowMs,
    successCode,
  }: Partial<Parameters<typeof checkService>[0]> = {},
  spoil?: { path: string; how: (sent: Sent, hasToken: boolean) => Sent | undefined },
) {
  const send = hasWrites ? startTest().send : reading
  return checkService({
    url: '',
    token,
    ids,
    hasWrites,
    origin,
    now,
    slowMs,
    successCode,
    send: async (address, { method, body, headers: asked }) => {
      const said = asked as Record<string, string>
      const response = await send(method!, address, body as string, { authorization: '', ...said })
      const path = address.split('?')[0]!.slice(1)
      if (path !== spoil?.path) return response
      const { status } = response
      const headers = new Headers(response.headers)
      const reply = method === 'OPTIONS' ? null : await response.json()
      const sent = { method: method!, status, contentType: 'application/json', headers, body: reply }
      const spoilt = spoil.how(sent, Boolean(said.authorization)) ?? sent
      if (spoilt.body !== null) headers.set('content-type', spoilt.contentType)
      const text = typeof spoilt.body === 'object' && spoilt.body ? JSON.stringify(spoilt.body) : spoilt.body
      return new Response(text, { status: spoilt.status, headers })
    },
  })
}
