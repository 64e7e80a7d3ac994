import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { argumentsOf } from '#scripts/base/command-line.ts'
import { ROOT, routeOf } from '#scripts/base/page-names.ts'
import { newPageFiles } from '#scripts/site/share/new-page-files.ts'
import { writeShareLists } from '#scripts/site/share/page-list.ts'
import { type RouteName, routes } from '#shared/routes.ts'

const HELP = `用法：npm run new-page -- <路径> [--share]

建好一个页面的三个文件：pages/<路径>/ 的 index.html、main.tsx、page.tsx。先在 shared/routes.ts 里写上这一行。
--share 再加上 share.ts（从聊天里的链接打开的公开页面），并写进分享页的清单（见 npm run generate）。
现有的路径：${Object.keys(routes).join(' ')}
`

const { name, folder, isShared } = argumentsOf(HELP, { share: { type: 'boolean' } }, ({ share = false }, words) => {
  const name = words[0] as RouteName | undefined
  if (!name || words.length > 1) throw new Error(HELP)
  if (!(name in routes)) throw new Error(`shared/routes.ts 里还没有 ${name} 这一行：先写上标题和谁能看，再运行一次`)
  const folder = `${ROOT}pages/${name}`
  if (existsSync(folder)) throw new Error(`pages/${name} 已经存在`)
  if (share && routeOf(name).access !== 'public') throw new Error(`/${name} 不是公开页面，不能加 --share`)
  return { name, folder, isShared: share }
})

mkdirSync(folder)
for (const [file, text] of Object.entries(newPageFiles(name, routeOf(name), isShared))) {
  writeFileSync(`${folder}/${file}`, text)
}
if (isShared) writeShareLists()
console.log(`pages/${name} 已建好；npm run dev 后打开 /${name}`)
