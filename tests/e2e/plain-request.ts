import { type IncomingHttpHeaders, request as plain } from 'node:http'
import { request as secure } from 'node:https'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One request with nothing decoded or followed, the certificate taken as it is. */
export const sendPlainRequest = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const send = url.startsWith('https:') ? secure : plain
    send(url, { headers, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
