import { parseChoice, runCommand } from '#scripts/base/command-line.ts'

const HELP = `用法：npm run generate -- [routes] [legal] [pictures] [licences]

重新生成由别的文件得出的文件；不写名字就全部生成。

  routes     README.md 的路由表；分享页的清单（scripts/share/pages.ts、scripts/edge/wrangler.jsonc）
  legal      public/legal/ 里的 Word 文档，由 scripts/legal 的文本生成
  pictures   public/ 里的应用图标、分享卡片和小图，按 shared/brand.ts 画；要有中文字体：Debian 的 fonts-noto-cjk，或 CARD_FONT
  licences   public/licences.txt：随站点发布的软件包及其许可
  --help     显示这段说明
`
const NAMES = ['routes', 'legal', 'pictures', 'licences'] as const

// Each brings its own tools: a broken campaign document must not stop the others.
const GENERATE: Record<(typeof NAMES)[number], () => Promise<unknown>> = {
  routes: async () => (await import('./generate/route-table.ts')).writeRouteTable(),
  legal: async () => (await import('./legal/documents.ts')).writeLegalDocuments(),
  pictures: async () => (await import('./generate/pictures.ts')).writePictures(),
  licences: async () => (await import('./generate/licences.ts')).writeLicences(),
}
await runCommand(HELP, {}, async (_, text) => {
  const names = text.length ? text.map((word) => parseChoice('名字', word, NAMES)) : NAMES
  for (const name of names) await GENERATE[name]()
})
