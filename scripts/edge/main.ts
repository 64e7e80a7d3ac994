import { runCommand } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { LOCAL_URL } from '#scripts/base/ports.ts'
import { serveEdge } from './server.ts'

const HELP = `用法：npm run edge -- [选项]

在分享页前面运行构建里的边缘函数（Node），端口 EDGE_PORT（默认 4174）。

选项
  --bundle 文件    不运行，只把它打包成一个文件：在没有这个项目的服务器上用 Node 24 运行（scripts/deploy/README.md）

环境变量
  PAGE_ORIGIN      页面的公开地址（默认 http://127.0.0.1:端口）
  SERVICE_ORIGIN   服务地址（默认本机的：http://127.0.0.1:8787，端口随 SERVICE_PORT）
  SITE_DIR         静态站点的目录（默认 dist/）；服务器上写 目录/current，切换以后自动用新的
  SITE_ORIGIN      静态站点在别的主机上时，它不经过边缘函数的地址；SITE_DIR 仍要是同一次构建，函数从那里取
  EDGE_HOST        监听的地址（默认 127.0.0.1；容器里写 0.0.0.0）
  CARD_FONT        画分享图用的中文字体文件（默认 Debian 的 fonts-noto-cjk）
`

await runCommand(HELP, { bundle: { type: 'string' } }, async ({ bundle }) => {
  if (bundle) {
    // The bundler takes a while to load.
    const { bundleServer } = await import('./bundle-server.ts')
    await bundleServer(bundle)
    console.log(`已写好 ${bundle}`)
    return
  }
  const { PAGE_ORIGIN, SERVICE_ORIGIN = LOCAL_URL, SITE_ORIGIN, SITE_DIR = `${ROOT}dist`, EDGE_HOST } = process.env
  console.log(`边缘函数 ${await serveEdge({ SITE_DIR, SERVICE_ORIGIN, PAGE_ORIGIN, SITE_ORIGIN, EDGE_HOST })}`)
})
