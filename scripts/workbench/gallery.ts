import { argumentsOf } from '#scripts/base/command-line.ts'
import { pagesNamed } from '#scripts/base/page-names.ts'

const HELP = `用法：npm run gallery -- 目录 [页面 …] [--against 目录 [--no-take]]

把每个页面及其状态（各种参数、深色、320 px、200% 文字、加载中、出错、空答复、弹层）各拍一张图，放进目录，并写一个 index.html。

--against 目录  与以前拍的图（另一个目录）逐张对照，写一个 against.html：不同的标出相差多少，没有变化的折叠起来
--no-take       不再拍图，只对照目录里已有的
`
const OPTIONS = { against: { type: 'string' }, take: { type: 'boolean', default: true } } as const
const { folder, only, against, take } = argumentsOf(HELP, OPTIONS, ({ against, take }, [folder, ...pages]) => {
  if (!folder || (!take && !against)) throw new Error(HELP)
  return { folder, only: pagesNamed(pages), against, take }
})
console.log('正在准备 …')
// The tools behind it take a while to load.
if (take) {
  const { takeAll } = await import('#scripts/workbench/gallery/take-all.ts')
  await takeAll(folder, only)
}
if (against) {
  const { writeAgainst } = await import('#scripts/workbench/gallery/against-page.ts')
  try {
    writeAgainst(folder, against, only)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
