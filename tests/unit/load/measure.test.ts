import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { measure } from '#scripts/workbench/load/measure.ts'

const WHOLE = '<!doctype html>\n<div id="app"></div><script type="module" id="down-1">go()</script>\n'
const REPLIES: Record<string, [status: number, body: string]> = {
  '/whole': [200, WHOLE],
  '/cut': [200, WHOLE.slice(0, -20)],
  '/empty': [200, ''],
  '/busy': [503, WHOLE],
}

test.for([
  ['/whole', 0],
  ['/cut', 4],
  ['/empty', 4],
  ['/busy', 4],
] as const)('%s asked four times: %i failures', async ([path, failures]) => {
  const server = createServer(({ url }, response) => {
    const [status, body] = REPLIES[url!]!
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const load = { name: path, urls: [`http://127.0.0.1:${port}${path}`], requests: 4, connections: 2 }
  expect(await measure(load)).toMatchObject({ requests: 4, failures })
  server.close()
})
