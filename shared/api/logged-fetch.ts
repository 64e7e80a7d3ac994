import { logCall } from '#shared/core/debug.ts'
import { parseEnvelope } from './reply.ts'

/** `fetch` for test builds, which logs the outcome. @param path template as in the source */
export async function fetchAndLog(path: string, request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const since = performance.now()
  try {
    const response = await fetch(request, init)
    const reportCall = (text: string) => logCall(path, since, response.status, parseEnvelope(text)?.code)
    // Runs in parallel to the page's own reading.
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
