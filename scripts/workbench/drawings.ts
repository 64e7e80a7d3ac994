import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { command } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { drawnFiles } from '#scripts/workbench/drawings/files.ts'

const HELP = `用法：npm run drawings

把 scripts/workbench/drawings/scenes/ 里的场景画成成品 SVG：里面的 <figure/> 由关节角度（poses.ts）和配色（looks.ts）算出人物。
改了姿势、配色或场景后运行；六个活动的分享卡片再用 npm run share-pictures 重画。
`

await command(HELP, {}, async () => {
  for (const { path, svg } of drawnFiles()) {
    writeFileSync(ROOT + path, svg)
    console.log(`${path}  ${brotliCompressSync(svg).length} B`)
  }
})
