import { checkService } from '#scripts/contract/check-service.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/contract/local-service.ts'
import { type Loose, startTest } from '#tests/unit/service/ask.ts'

/** An answer of the local service before it goes out: `body` is the envelope. */
export interface Sent {
  status: number
  contentType: string
  body: Loose
}

/**
 * Check a fresh local service in memory as a member of its seed.
 * @param spoil changes the answers to one call: `path` as it is asked, without the query
 */
export async function checkLocal(
  { token = LOCAL_TOKEN, hasWrites = false, ids = LOCAL_IDS }: Partial<Parameters<typeof checkService>[0]> = {},
  spoil?: { path: string; how: (sent: Sent, hasToken: boolean) => Sent | undefined },
) {
  const { send } = startTest()
  return checkService({
    url: '',
    token,
    ids,
    hasWrites,
    send: async (address, { method, body, headers }) => {
      const said = headers as Record<string, string>
      const response = await send(method!, address, body as string, { authorization: '', ...said })
      const path = address.split('?')[0]!.slice(1)
      if (path !== spoil?.path) return response
      const sent = { status: response.status, contentType: 'application/json', body: await response.json() }
      const spoilt = spoil.how(sent, Boolean(said.authorization)) ?? sent
      return new Response(typeof spoilt.body === 'string' ? spoilt.body : JSON.stringify(spoilt.body), {
        status: spoilt.status,
        headers: { 'content-type': spoilt.contentType },
      })
    },
  })
}
