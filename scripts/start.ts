import { buildSite } from '#scripts/build/build.ts'
import { checkSizes } from '#scripts/build/check-size.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import { argumentsOf } from '#scripts/command-line.ts'
import { bundleEdge } from '#scripts/edge/bundle.ts'
import { nodeEdge } from '#scripts/edge/node.ts'
import { behindEdge } from '#scripts/serve/behind-edge.ts'
import { frameLocalPages } from '#scripts/serve/framed-pages.ts'
import { listen } from '#scripts/serve/listen.ts'
import { createSite } from '#scripts/serve/site.ts'
import { startService } from '#scripts/service/main.ts'
import { bundleShell } from '#scripts/shell/bundle.ts'

const HELP = `用法：npm start -- [选项]

构建站点，启动本地服务、站点和模拟原生壳，并打印地址。Ctrl-C 结束。

选项
  --no-build    用已有的 dist/，不重新构建
  --reset       先把本地服务的数据恢复成初始数据
  --help        显示这段说明

环境变量
  PORT          站点端口（默认 4173）
  SERVICE_PORT  本地服务端口（默认 8787）

其他命令
  npm run dev             边改边看（热更新）
  npm run import -- 文件   把自己的体重记录导入本地服务（openScale、Withings、TrendWeight、Fitdays 的 CSV）
  npm run service:reset   恢复初始数据
  npm run build           只构建
  npm run preview         只提供已构建的站点
  npm test                全部测试
`

const { build, reset } = argumentsOf(
  HELP,
  { build: { type: 'boolean', default: true }, reset: { type: 'boolean' } },
  (values) => values,
)

const port = Number(process.env.PORT ?? 4173)
const dist = `${ROOT}dist`
const origin = `http://127.0.0.1:${port}`

const serviceUrl = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 8787}`
frameLocalPages(serviceUrl)

try {
  if (build) checkSizes(await buildSite({ mode: 'site', outDir: dist }))
  const service = await startService({
    port: Number(process.env.SERVICE_PORT ?? 8787),
    databasePath: `${ROOT}.data/service.sqlite`,
    shellOrigins: [origin, origin.replace('127.0.0.1', 'localhost')],
    reset,
  })
  const edge = await nodeEdge({
    code: await bundleEdge('site'),
    file: `${ROOT}.cache/edge/worker.mjs`,
    settings: { PAGE_ORIGIN: origin, SERVICE_ORIGIN: service.url },
    dist,
  })
  const pages = createSite({ dist, service: service.url, shell: await bundleShell() })
  const site = await listen(behindEdge(pages, edge), port)
  console.log(
    `\n站点      ${site.url}/down\n模拟原生壳 ${site.url}/shell/#/bodyFatScale\n本地服务   ${service.url}\n客服坐席   ${service.url}/local/chat/desk\n\n已就绪，Ctrl-C 结束`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all([site.close(), service.close()])
      process.exit(0)
    })
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
