import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseInteger, runCommand } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { computeHash } from '#scripts/build/manifest.ts'
import { checkComplete, rejectLocalBuild } from '#scripts/deploy/check-complete.ts'
import { createVersion, makePackage, privateKeyOf, publicKeyText } from './make.ts'

const HELP = `用法：npm run package -- [选项]

把会员页面和它们的全部文件做成一个离线包，给 App 放在手机里：目录/offline-<版本>.zip，里面是
manifest.json（版本、构建、每个文件的地址、类型、响应头、SHA-256 和大小，每个页面的内容安全策略）、
manifest.sig（对 manifest.json 的 Ed25519 签名）和 files/。
旁边的 latest.json 说最新的是哪一个，App 先问它。
私钥在环境变量 PACKAGE_KEY 里（PKCS#8，PEM 或一行 base64），公钥会显示出来，放进 App。
App 怎样检查和使用、密钥怎样生成：scripts/package/README.md。

选项
  --dist 目录    用哪个构建（默认 dist/）
  --to 目录      写到哪里（默认 .cache/package）
  --version 数   版本，比以前的大的整数（默认现在的世界时：年月日时分）
  --allow-local  构建里有本机地址（127.0.0.1、localhost）、示例或缺少页面也写，只供试用
  --help         显示这段说明
`

const options = {
  dist: { type: 'string', default: `${ROOT}dist` },
  to: { type: 'string', default: `${ROOT}.cache/package` },
  version: { type: 'string' },
  'allow-local': { type: 'boolean' },
} as const
await runCommand(HELP, options, async ({ dist: from, to: target, version, 'allow-local': allowLocal }) => {
  const [dist, to] = [resolve(from), resolve(target)]
  if (!allowLocal) await rejectLocalBuild(dist)
  const build = checkComplete(dist)
  const key = privateKeyOf(process.env.PACKAGE_KEY)
  const number =
    version === undefined ? createVersion(new Date()) : parseInteger('--version', version, 1, Number.MAX_SAFE_INTEGER)
  const zip = await makePackage({ dist, build, version: number, key })
  mkdirSync(to, { recursive: true })
  const file = `${to}/offline-${number}.zip`
  writeFileSync(file, zip)
  // The announcement that the app asks for; the signature inside the zip is what it trusts.
  const latest = { version: number, file: basename(file), size: zip.length, sha256: computeHash(zip) }
  writeFileSync(`${to}/latest.json`, `${JSON.stringify(latest)}\n`)
  console.log(`已写好 ${file}（${Math.ceil(zip.length / 1024)} KB）\n公钥：${publicKeyText(key)}`)
})
