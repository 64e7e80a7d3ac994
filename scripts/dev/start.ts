import { runCommand } from '#scripts/base/command-line.ts'
import { checkCampaign } from '#scripts/legal/campaign/check.ts'

const HELP = `用法：npm start -- [选项]

构建站点，启动本地服务、站点和模拟原生壳，并打印地址。Ctrl-C 结束。

选项
  --no-build    用已有的 dist/，不重新构建
  --reset       先把本地服务的数据恢复成初始数据；自己保存的记录会没有
  --help        显示这段说明

环境变量
  PORT          站点端口（默认 4173）
  SERVICE_PORT  本地服务端口（默认 8787）

其他命令
  npm run dev             边改边看（热更新）
  npm run build           只构建
  npm run preview         只提供已构建的站点
  npm test                全部测试
`

const OPTIONS = { build: { type: 'boolean', default: true }, reset: { type: 'boolean', default: false } } as const
await runCommand(HELP, OPTIONS, async ({ build, reset }) => {
  checkCampaign()
  console.log('正在准备 …')
  // The tools behind it take a while to load, and cannot be loaded where the campaign's document is
  // broken.
  const { startAll } = await import('#scripts/dev/start/start-all.ts')
  await startAll(build, reset)
})
