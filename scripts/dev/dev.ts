import { runCommand } from '#scripts/base/command-line.ts'
import { checkCampaign } from '#scripts/legal/campaign/check.ts'

const HELP = `用法：npm run dev

边改边看：Vite（热更新）、本地服务和模拟原生壳。Ctrl-C 结束。

环境变量
  PORT          站点端口（默认 4173）
  SERVICE_PORT  本地服务端口（默认 8787）
`

await runCommand(HELP, {}, async () => {
  checkCampaign()
  console.log('正在准备 …')
  // The tools behind it take a while to load, and cannot be loaded where the campaign's document is
  // broken.
  const { startDev } = await import('#scripts/dev/serve/start-dev.ts')
  await startDev()
})
