import { createServer } from 'vite'
import { ROOT } from '#scripts/build/page-names.ts'
import { startService } from '#scripts/service/main.ts'

const port = Number(process.env.PORT ?? 4173)
const origin = `http://127.0.0.1:${port}`

const service = await startService({
  port: Number(process.env.SERVICE_PORT ?? 8787),
  databasePath: `${ROOT}.data/service.sqlite`,
  shellOrigins: [origin],
})
const server = await createServer({ root: ROOT, server: { host: '127.0.0.1', port } })
await server.listen()
console.log(`\n站点      ${origin}/down\n模拟原生壳 ${origin}/shell/#/bodyFatScale\n本地服务   ${service.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.close(), service.close()])
    process.exit(0)
  })
}
