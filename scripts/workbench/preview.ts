import { command } from '#scripts/base/command-line.ts'
import { listen } from '#scripts/base/listen.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { freePorts } from '#scripts/base/ports.ts'
import { checkOrigin } from '#scripts/base/setting-values.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { untilStopped } from '#scripts/workbench/serve/until-stopped.ts'

const HELP = `用法：npm run preview

提供 dist/ 里已构建的站点，带构建写下的响应头。

环境变量
  PORT         端口（默认 4173）
  SERVICE_URL  /api 与 /pk 转发到哪里；不设就没有
`

await command(HELP, {}, async () => {
  const dist = `${ROOT}dist`
  const service = process.env.SERVICE_URL
  if (service) checkOrigin('SERVICE_URL', service)
  rulesOf(dist)
  const { PORT } = await freePorts(['PORT'])
  const site = await listen(createSite({ dist, service }), PORT)
  console.log(`${site.url}/down${service ? '' : '\n没有设置 SERVICE_URL：页面会显示加载失败'}`)
  untilStopped(site)
})
