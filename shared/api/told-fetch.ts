import { tellCall } from '#shared/core/debug.ts'
import { envelopeIn } from './reply.ts'

/** `fetch` for a test build, which notes what came of it. @param path of the call, as it stands in the sources */
export async function toldFetch(path: string, request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const since = performance.now()
  try {
    const response = await fetch(request, init)
    const told = (text: string) => tellCall(path, since, response.status, envelopeIn(text)?.code)
    // Beside the page's own reading, which waits for nothing here.
    void response
      .clone()
      .text()
      .then(told, () => told(''))
    return response
  } catch (error) {
    tellCall(path, since, undefined, (error as Error).name)
    throw error
  }
}
