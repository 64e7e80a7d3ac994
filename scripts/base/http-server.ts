import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

export interface ListeningServer {
  url: string
  close(): Promise<void>
}

/**
 * Serve an app on 127.0.0.1, or another address.
 * @param port 0 for a free one
 * @param hostname another address of this machine; 0.0.0.0: all
 * @param tls speak HTTP/2 over TLS, as the real hosts do; without it HTTP/1.1
 * @throws Error in words a person understands when the port is taken
 */
export function startHttpServer(
  { fetch }: Pick<Parameters<typeof serve>[0], 'fetch'>,
  port: number,
  tls?: { key: Buffer; cert: Buffer },
  hostname = '127.0.0.1',
): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const secure = tls && { createServer: createSecureServer, serverOptions: { ...tls, allowHTTP1: true } }
    const server = serve({ fetch, port, hostname, ...secure }, (address: AddressInfo) =>
      resolve({
        url: `http${tls ? 's' : ''}://${hostname}:${address.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`端口 ${port} 已被占用，请用环境变量换一个`) : error),
    )
  })
}
