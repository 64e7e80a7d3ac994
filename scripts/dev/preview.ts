import { runCommand } from '#scripts/base/command-line.ts'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { findFreePorts } from '#scripts/base/ports.ts'
import { checkOrigin } from '#scripts/base/setting-values.ts'
import { closeOnExit } from '#scripts/dev/serve/close-on-exit.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'

const HELP = `用法：npm run preview

提供 dist/ 里已构建的站点，带构建写下的响应头。

环境变量
  PORT         端口（默认 4173）
  SERVICE_URL  /api 与 /pk 转发到哪里；不设就没有
`

await runCommand(HELP, {}, async () => {
  const dist = `${ROOT}dist`
  const service = process.env.SERVICE_URL
  if (service) checkOrigin('SERVICE_URL', service)
  readHostRules(dist)
  const { PORT } = await findFreePorts(['PORT'])
  const site = await startHttpServer(createSite({ dist, service }), PORT)
  console.log(`${site.url}/down${service ? '' : '\n没有设置 SERVICE_URL：页面会显示加载失败'}`)
  closeOnExit(site)
})
