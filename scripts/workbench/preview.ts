import { command } from '#scripts/base/command-line.ts'
import { listen } from '#scripts/base/listen.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { freePorts } from '#scripts/base/ports.ts'
import { isOrigin } from '#scripts/site/deploy/host-settings.ts'
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
  if (service && !isOrigin(service)) throw new Error(`SERVICE_URL 要是 http(s)://主机[:端口]，后面没有路径：${service}`)
  rulesOf(dist)
  const { PORT } = await freePorts(['PORT'])
  const site = await listen(createSite({ dist, service }), PORT)
  console.log(`${site.url}/down${service ? '' : '\n没有设置 SERVICE_URL：页面会显示加载失败'}`)
  untilStopped(site)
})
