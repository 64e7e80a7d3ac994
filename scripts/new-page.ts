import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT, routeOf } from '#scripts/build/page-names.ts'
import { type RouteName, routes } from '#shared/routes.ts'

const name = process.argv[2] as RouteName | undefined
const folder = `${ROOT}pages/${name}`

if (!name || !(name in routes)) {
  console.error(
    `用法：npm run new-page <路径>\n先在 shared/routes.ts 里写上这一行；现有：${Object.keys(routes).join(' ')}`,
  )
  process.exit(1)
}
if (existsSync(folder)) {
  console.error(`pages/${name} 已经存在`)
  process.exit(1)
}

const start = routeOf(name).access === 'member' ? ['startMemberPage', 'start-member-page'] : ['startPage', 'start-page']
mkdirSync(folder)
writeFileSync(
  `${folder}/index.html`,
  readFileSync(`${ROOT}pages/payFailed/index.html`, 'utf8').replace('payFailed', name),
)
writeFileSync(
  `${folder}/main.tsx`,
  `import { ${start[0]} } from '#shared/app/${start[1]}.tsx'\nimport { Page } from './page.tsx'\n\n${start[0]}(Page)\n`,
)
writeFileSync(
  `${folder}/page.tsx`,
  `export function Page() {\n  return <main className="px-gutter">${routeOf(name).title}</main>\n}\n`,
)
console.log(`pages/${name} 已建好；npm run dev 后打开 /${name}`)
