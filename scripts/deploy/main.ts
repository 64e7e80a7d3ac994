import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#scripts/build/page-names.ts'
import { activate, writeHostFiles } from './activate.ts'
import { checkComplete } from './check-complete.ts'
import { publish, rollBack } from './publish.ts'

const HELP = `用法：npm run deploy -- --to 目录 [选项]

先发布脚本，最后切换页面；旧构建的脚本继续保留，已打开的页面不会坏。

目录里会有
  assets/          最近各次构建的脚本
  releases/<编号>/  每次构建的页面
  current          指向最新的 releases/<编号>
  site.conf        nginx 的 server 配置，写明 releases/<编号>；在 nginx.conf 的 http 里 include

选项
  --dist 目录          要发布的构建（默认 dist/）
  --keep 数            至少保留几次构建（默认 10）
  --days 数            至少保留几天（默认 30）
  --rollback           退回上一次构建
  --reload 命令         切换后执行，如 "nginx -s reload"
  --listen 地址         nginx 监听（默认 80，有证书时 443）
  --name 域名           server_name
  --cert 文件 --key 文件 证书与私钥
  --service 地址        /api 与 /pk 转发到哪里
  --edge 地址           分享页先经过的边缘函数（npm run edge）
  --static             不发布，只检查构建并在其中写出 _headers 与 _redirects（Cloudflare Pages、Netlify 等）
  --help               显示这段说明
`

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: '' },
    dist: { type: 'string', default: `${ROOT}dist` },
    keep: { type: 'string', default: '10' },
    days: { type: 'string', default: '30' },
    rollback: { type: 'boolean' },
    reload: { type: 'string', default: '' },
    listen: { type: 'string' },
    name: { type: 'string' },
    cert: { type: 'string' },
    key: { type: 'string' },
    service: { type: 'string' },
    edge: { type: 'string' },
    static: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

async function run() {
  const dist = resolve(values.dist)
  if (values.static) {
    checkComplete(dist)
    writeHostFiles(dist)
    return console.log(`${dist}/_headers、_redirects`)
  }
  if (!values.to) throw new Error('缺少 --to 目录（npm run deploy -- --help）')
  const target = resolve(values.to)
  const tls = values.cert && values.key ? { certificate: resolve(values.cert), key: resolve(values.key) } : undefined
  const settings = {
    listen: values.listen ?? (tls ? '443' : '80'),
    serverName: values.name,
    tls,
    service: values.service,
    edge: values.edge,
    brotli: existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  }
  const onSwitch = (release: string) => activate(release, target, settings, values.reload)
  const { id } = values.rollback
    ? await rollBack(target, onSwitch)
    : await publish({
        dist,
        target,
        now: Date.now(),
        keepBuilds: Number(values.keep),
        keepDays: Number(values.days),
        activate: onSwitch,
      })
  console.log(`${values.rollback ? '已退回' : '已发布'} ${id}`)
}

if (values.help) console.log(HELP)
else {
  try {
    await run()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
