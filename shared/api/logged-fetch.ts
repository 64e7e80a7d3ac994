import { logCall } from '#shared/core/debug.ts'
import { parseEnvelope } from './reply.ts'

/** `fetch` for a test build, which notes what came of it. @param path of the call, as it stands in the sources */
export async function fetchAndLog(path: string, request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const since = performance.now()
  try {
    const response = await fetch(request, init)
    const reportCall = (text: string) => logCall(path, since, response.status, parseEnvelope(text)?.code)
    // Beside the page's own reading, which waits for nothing here.
    void response
      .clone()
      .text()
      .then(reportCall, () => reportCall(''))
    return response
  } catch (error) {
    logCall(path, since, undefined, (error as Error).name)
    throw error
  }
}
