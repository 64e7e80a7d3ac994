import { Hono } from 'hono'
import { command } from '#scripts/base/command-line.ts'
import { listen } from '#scripts/base/listen.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { freePorts, LOCAL_URL } from '#scripts/base/ports.ts'
import { checkOrigin } from '#scripts/base/setting-values.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { nodeEdge } from './node.ts'

const HELP = `用法：npm run edge

在分享页前面运行构建里的边缘函数（Node），端口 EDGE_PORT（默认 4174）。

环境变量
  PAGE_ORIGIN      页面的公开地址（默认 http://127.0.0.1:端口）
  SERVICE_ORIGIN   服务地址（默认本机的：http://127.0.0.1:8787，端口随 SERVICE_PORT）
  SITE_DIR         静态站点的目录（默认 dist/）；服务器上写 目录/current，切换以后自动用新的
  SITE_ORIGIN      静态站点在别的主机上时，它不经过边缘函数的地址；SITE_DIR 仍要是同一次构建，函数从那里取
  CARD_FONT        画分享图用的中文字体文件（默认 Debian 的 fonts-noto-cjk）
`

await command(HELP, {}, async () => {
  const { PAGE_ORIGIN, SERVICE_ORIGIN = LOCAL_URL, SITE_ORIGIN, SITE_DIR = `${ROOT}dist` } = process.env
  for (const [name, value] of Object.entries({ PAGE_ORIGIN, SERVICE_ORIGIN, SITE_ORIGIN }))
    if (value) checkOrigin(name, value)
  rulesOf(SITE_DIR)
  const { EDGE_PORT: port } = await freePorts(['EDGE_PORT'])
  const settings = { PAGE_ORIGIN: PAGE_ORIGIN ?? `http://127.0.0.1:${port}`, SERVICE_ORIGIN, SITE_ORIGIN }
  const fetch = await nodeEdge({ dist: SITE_DIR, settings })
  const app = new Hono()
  app.all('*', (c) => fetch(c.req.raw))
  const { url } = await listen(app, port)
  console.log(`边缘函数 ${url}`)
})
