import { resolve } from 'node:path'
import { ROOT } from '#scripts/build/page-names.ts'
import { command, wholeNumber } from '#scripts/command-line.ts'
import { activate } from './activate.ts'
import { checkComplete, manifestOf } from './check-complete.ts'
import { checkLive } from './check-live.ts'
import { HOST_OPTIONS, hostSettings, isOrigin } from './host-settings.ts'
import { publish, rollBack } from './publish.ts'
import { writeStatic } from './static-host.ts'
import { writeWorker } from './worker-host.ts'

const HELP = `用法：npm run deploy -- --to 目录 [选项]

先发布脚本，最后切换页面；旧构建的脚本继续保留，已打开的页面不会坏。
发布前按构建时写下的清单（_manifest.json）检查每个文件；和正在提供的一样时不算新的一次。
UNIVERSAL_LINK 可以不设（iOS 用 APP_SCHEME 打开 App）；设了，域名不能与页面相同，apple-app-site-association 由那个域名提供，这里不发布。

目录里会有
  assets/          最近各次构建的脚本
  releases/<编号>/  每次构建的页面
  current          指向正在提供的 releases/<编号>
  site.conf        nginx 的 server 配置，写明 releases/<编号>；在 nginx.conf 的 http 里 include
  builds.json、settings.json  各次构建；上次的 nginx 选项

选项
  --dist 目录   要发布的构建（默认 dist/）
  --keep 数     至少保留几次构建（默认 10）
  --days 数     至少保留几天（默认 30）
  --rollback    退回正在提供的构建的前一次；可以再退
  --check 地址  不发布，只比较线上站点与构建：每个文件（含 .br、.gz）的内容、响应头
  --static      给收整个文件夹的主机（Cloudflare Pages、Netlify 等）：检查构建，把站点连同 _headers、_redirects
                写进 --to 的目录；没有 --to 就只在构建目录里写出这两个文件
  --worker      写好一个 Cloudflare Worker：站点和边缘函数一起，放在 .cache/worker（scripts/edge/wrangler.jsonc 用它）
  --allow-local 构建里有本机地址（127.0.0.1、localhost）也发布
  --help        显示这段说明

nginx 的选项，下次不写就照上次的；写成空（--edge ''）就是不要
  --listen 地址            监听（默认 80，有证书时 443，80 转到 443）
  --name 域名              server_name
  --cert 文件 --key 文件    证书与私钥
  --service 地址           /api 与 /pk 转发到哪里
  --edge 地址              分享页先经过的边缘函数（SITE_DIR=目录/current npm run edge）
  --reload 命令            切换时执行，如 "nginx -t && nginx -s reload"；失败就不切换
`

await command(
  HELP,
  {
    to: { type: 'string', default: '' },
    dist: { type: 'string', default: `${ROOT}dist` },
    keep: { type: 'string', default: '10' },
    days: { type: 'string', default: '30' },
    rollback: { type: 'boolean' },
    check: { type: 'string' },
    static: { type: 'boolean' },
    worker: { type: 'boolean' },
    'allow-local': { type: 'boolean' },
    ...HOST_OPTIONS,
  },
  async ({
    to,
    dist: from,
    keep,
    days,
    rollback,
    check,
    static: isStatic,
    worker,
    'allow-local': allowLocal,
    ...given
  }) => {
    const dist = resolve(from)
    const target = to && resolve(to)
    if (check !== undefined) return compare(dist, check)
    if (!rollback && !allowLocal) refuseLocal(dist)
    if (isStatic) {
      checkComplete(dist)
      return console.log(`已写好 ${writeStatic(dist, target)}，可以上传`)
    }
    if (worker) {
      checkComplete(dist)
      writeWorker(dist, `${ROOT}.cache/worker`)
      return console.log('已写好 .cache/worker：npx wrangler@4 dev（或 deploy）-c scripts/edge/wrangler.jsonc')
    }
    if (!target) throw new Error('缺少 --to 目录（npm run deploy -- --help）')
    const keepBuilds = wholeNumber('--keep', keep, 1, 1000)
    const keepDays = wholeNumber('--days', days, 0, 3650)
    const settings = hostSettings(target, given)
    const onSwitch = (release: string) => activate(release, target, settings)
    const now = Date.now()
    const { id, at } = rollback
      ? await rollBack(target, onSwitch)
      : await publish({ dist, target, now, keepBuilds, keepDays, activate: onSwitch })
    console.log(`${rollback ? '已退回' : at === now ? '已发布' : '没有变化，仍是'} ${id}`)
    if (!settings.reload) console.log('nginx 重新载入以后生效：nginx -s reload')
  },
)

/** A build for trying out names addresses that no visitor reaches. */
function refuseLocal(dist: string) {
  const { local } = manifestOf(dist)
  if (local.length) {
    throw new Error(
      `这是给本机的构建（${local.join('、')}），没有发布。正式构建：npm run build -- --mode production；确实要发布就加 --allow-local`,
    )
  }
}

async function compare(dist: string, address: string) {
  if (!isOrigin(address)) throw new Error(`--check 要是 http(s)://主机[:端口]：${address}`)
  const { count, wrong } = await checkLive({ dist, origin: address })
  if (wrong.length) throw new Error(`${wrong.join('\n')}\n${count} 个地址，${wrong.length} 处不同`)
  console.log(`${count} 个地址都与构建一致`)
}
