import { resolve } from 'node:path'
import { runCommand } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { checkOrigin } from '#scripts/base/setting-values.ts'
import { checkComplete, readManifest, rejectLocalBuild } from './check-complete.ts'
import { checkLive } from './check-live.ts'
import { checkSettings, findUnforwarded, HOST_OPTIONS } from './host-settings.ts'
import { checkLinks, findMissingProofs, writeLinks } from './links-domain.ts'
import { writeRelease } from './release.ts'
import { writeStatic, writeWorker } from './static-host.ts'

const HELP = `用法：npm run deploy -- [选项]

按构建时写下的清单（_manifest.json）检查 dist/ 的每个文件，通过才写出一个可以原样复制到服务器的目录：
  目录/<编号>/   站点，连同 _nginx.conf（nginx 的 server 配置）、_headers、_redirects
编号由清单算出：没有变化的构建就是同一个编号。怎样复制、切换、退回：scripts/deploy/README.md。
UNIVERSAL_LINK 可以不设（iOS 改用 APP_SCHEME）；设了，域名不能与页面相同，那个域名的文件（apple-app-site-association、
assetlinks.json、applinking.json 和通往 /down 的页面）写到 --links 的目录，不进站点，--check 也检查它们。

选项
  --dist 目录   要发布的构建（默认 dist/）
  --to 目录     写到哪里（默认 .cache/release）
  --links 目录  UNIVERSAL_LINK 的域名的文件写到哪里（默认 .cache/links）
  --check 地址  什么都不写，只比较线上站点与构建：每个文件（含 .br、.gz）的内容、响应头，http 转到哪里
  --static      给收整个文件夹的主机（Cloudflare Pages、Netlify 等）：把站点连同 _headers、_redirects
                直接写进 --to 的目录；没有 --to 就只在构建目录里写出这两个文件
  --worker      写好一个 Cloudflare Worker：站点和边缘函数一起，放在 .cache/worker（scripts/edge/wrangler.jsonc 用它）
  --allow-local 构建里有本机地址（127.0.0.1、localhost）或示例（--examples）、nginx 不转发页面要的路径也写
  --help        显示这段说明

nginx 的选项
  --root 目录              服务器上放 assets/ 与 releases/<编号>/ 的目录（默认 /srv/h5）
  --listen 地址            监听（默认 80，有证书时 443，80 转到 443）
  --name 域名              server_name
  --cert 文件 --key 文件    服务器上的证书与私钥
  --service 地址           /api 与 /pk 转发到哪里
  --forward 名             还有哪些路径转发给服务：它们的第一段，几个之间用空格（如 REPORT_URL=/vitals 写 vitals）
  --edge 地址              分享页先经过的边缘函数（SITE_DIR=服务器上的目录/current npm run edge）
  --brotli                 那里的 nginx 有 brotli_static 模块（Debian：libnginx-mod-http-brotli-static）
`

await runCommand(
  HELP,
  {
    to: { type: 'string', default: '' },
    dist: { type: 'string', default: `${ROOT}dist` },
    check: { type: 'string' },
    links: { type: 'string', default: `${ROOT}.cache/links` },
    static: { type: 'boolean' },
    worker: { type: 'boolean' },
    'allow-local': { type: 'boolean' },
    root: { type: 'string', default: '/srv/h5' },
    ...HOST_OPTIONS,
  },
  async ({ to, dist: from, check, links, static: isStatic, worker, 'allow-local': allowLocal, ...settings }) => {
    const dist = resolve(from)
    const target = to && resolve(to)
    if (isStatic && worker) throw new Error('--static 和 --worker 只能选一个')
    if (check !== undefined) return compareLive(dist, check)
    if (!allowLocal) await rejectLocalBuild(dist)
    if (isStatic) {
      checkComplete(dist)
      console.log(`已写好 ${writeStatic(dist, target)}，可以上传`)
    } else if (worker) {
      checkComplete(dist)
      writeWorker(dist, `${ROOT}.cache/worker`)
      console.log('已写好 .cache/worker：npx wrangler@4 dev（或 deploy）-c scripts/edge/wrangler.jsonc')
    } else {
      checkSettings(settings)
      const unforwarded = findUnforwarded(settings, readManifest(dist).site)
      if (unforwarded.length && !allowLocal)
        throw new Error(`${unforwarded.join('\n')}\n什么都没有写；确实如此就加 --allow-local`)
      const { id, folder } = writeRelease(dist, target || `${ROOT}.cache/release`, settings)
      console.log(`已写好 ${folder}`)
      console.log(formatPublishCommands(id, folder, settings.root))
    }
    putLinks(dist, resolve(links))
  },
)

/** The commands that publish a release (README.md, "Publishing"). `web` is the server. */
function formatPublishCommands(id: string, folder: string, root: string): string {
  return `发布（web 是服务器）：
rsync -a ${folder}/assets/ web:${root}/assets/
rsync -a --exclude=/assets ${folder}/ web:${root}/releases/${id}/
ssh web "cd ${root} && ln -sfn releases/${id} next && mv -T next current && nginx -t && nginx -s reload"`
}

function putLinks(dist: string, folder: string) {
  const { links } = readManifest(dist)
  if (!links) return
  writeLinks(links, folder)
  console.log([`已写好 ${folder}，给 ${links.origin}`, ...findMissingProofs(links)].join('\n'))
}

async function compareLive(dist: string, address: string) {
  checkOrigin('--check', address)
  const { links } = readManifest(dist)
  const parts = await Promise.all([checkLive({ dist, origin: address }), ...(links ? [checkLinks(links)] : [])])
  const wrong = parts.flatMap((part) => part.wrong)
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (wrong.length) throw new Error(`${wrong.join('\n')}\n${count} 个地址，${wrong.length} 处不同`)
  console.log(`${count} 个地址都与构建一致`)
}
