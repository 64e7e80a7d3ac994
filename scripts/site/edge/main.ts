import { copyFileSync } from 'node:fs'
import { Hono } from 'hono'
import { command } from '#scripts/base/command-line.ts'
import { listen } from '#scripts/base/listen.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { freePorts } from '#scripts/base/ports.ts'
import { EDGE_FILE } from '#scripts/site/build/edge-bundle.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { nodeEdge } from './node.ts'

const HELP = `用法：npm run edge -- [选项]

在分享页前面运行边缘函数（Node），端口 EDGE_PORT（默认 4174）。

选项
  --out 文件   只写出构建里的函数（Cloudflare Workers、Deno、Node 通用的一个 ES 模块），不运行；它只画同一次构建的页面
  --help       显示这段说明

环境变量
  PAGE_ORIGIN      页面的公开地址（默认 http://127.0.0.1:端口）
  SERVICE_ORIGIN   服务地址（默认 http://127.0.0.1:8787）
  SITE_DIR         静态站点的目录（默认 dist/）；服务器上写 目录/current，切换以后自动用新的
  SITE_ORIGIN      静态站点在别的主机上时，它不经过边缘函数的地址；SITE_DIR 仍要是同一次构建，函数从那里取
  CARD_FONT        画分享图用的中文字体文件（默认 Debian 的 fonts-noto-cjk）
`

await command(HELP, { out: { type: 'string', default: '' } }, async ({ out }) => {
  const { SERVICE_ORIGIN = 'http://127.0.0.1:8787', SITE_ORIGIN, SITE_DIR = `${ROOT}dist` } = process.env
  rulesOf(SITE_DIR)
  if (out) return copyFileSync(`${SITE_DIR}/${EDGE_FILE}`, out)
  const { EDGE_PORT: port } = await freePorts(['EDGE_PORT'])
  const PAGE_ORIGIN = process.env.PAGE_ORIGIN ?? `http://127.0.0.1:${port}`
  const fetch = await nodeEdge({ dist: SITE_DIR, settings: { PAGE_ORIGIN, SERVICE_ORIGIN, SITE_ORIGIN } })
  const app = new Hono()
  app.all('*', (c) => fetch(c.req.raw))
  const { url } = await listen(app, port)
  console.log(`边缘函数 ${url}`)
})
