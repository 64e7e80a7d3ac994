import { parseCommandArgs } from '#scripts/base/command-line.ts'
import { parsePageNames } from '#scripts/base/page-names.ts'
import { routes } from '#shared/routes.ts'

const HELP = `用法：npm run gallery -- 目录 [页面 …]

把每个页面及其状态（各种参数、深色、320 px、200% 文字、加载中、出错、空答复、弹层）各拍一张图，放进目录，并写一个 index.html。
`
const { folder, only } = parseCommandArgs(HELP, {}, (_, [folder, ...pages]) => {
  if (!folder || folder in routes)
    throw new Error(`第一个词是放图的目录，页面写在它后面：npm run gallery -- 目录 ${folder ?? ''}`.trimEnd())
  return { folder, only: parsePageNames(pages) }
})
console.log(`正在准备 …（图放进目录 ${folder}，页面：${only.join('、') || '全部'}）`)
// The tools behind it take a while to load.
const { takeAll } = await import('#scripts/dev/gallery/take-all.ts')
await takeAll(folder, only)
