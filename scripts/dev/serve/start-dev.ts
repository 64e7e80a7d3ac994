import { createServer } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { findFreePorts } from '#scripts/base/ports.ts'
import { startService } from '#scripts/local-service/main.ts'
import { closeOnExit } from './close-on-exit.ts'
import { frameLocalPages } from './framed-pages.ts'

/** What `npm run dev` does, until it is stopped. @throws Error in Chinese when a port is taken */
export async function startDev(): Promise<void> {
  const { PORT: port, SERVICE_PORT: servicePort } = await findFreePorts(['PORT', 'SERVICE_PORT'])
  const origin = `http://127.0.0.1:${port}`
  frameLocalPages(`http://127.0.0.1:${servicePort}`)
  const service = await startService({
    port: servicePort,
    databasePath: `${ROOT}.data/service.sqlite`,
    shellOrigins: [origin],
  })
  const server = await createServer({ root: ROOT, server: { host: '127.0.0.1', port, strictPort: true } })
  await server.listen()
  console.log(
    `\n站点      ${origin}/down\n模拟原生壳 ${origin}/shell/#/bodyFatScale\n本地服务   ${service.url}\n\n已就绪，Ctrl-C 结束`,
  )
  closeOnExit(server, service)
}
