import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseCommandArgs } from '#scripts/base/command-line.ts'
import { getRoute, ROOT } from '#scripts/base/page-names.ts'
import { writeRouteTable } from '#scripts/generate/route-table.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

const HELP = `用法：npm run new-page -- <路径> [--share]

建好一个页面：pages/<路径>/ 的 index.html、main.tsx、page.tsx，会员页面还有 preload.ts（页面脚本之前的请求）；
在 tests/e2e/costs.ts 写上它的一行，更新 README.md 的路由表。先在 shared/routes.ts 里写上这个页面的一行。
--share 再加上 share.ts（从聊天里的链接打开的公开页面），并写进分享页的清单（见 npm run generate）。
现有的路径：${Object.keys(routes).join(' ')}
`

/** First parts of addresses that are no pages. */
const TAKEN = ['api', 'pk', 'assets', 'card', 'legal', 'share', 'shell', 'local', 'campaign', 'licences']
const COSTS = 'tests/e2e/costs.ts'

const { name, folder, isShared } = parseCommandArgs(
  HELP,
  { share: { type: 'boolean' } },
  ({ share = false }, label) => {
    const [name, more] = label as RouteName[]
    if (!name || more) throw new Error(name ? `多了一个词 ${more}（--help 有说明）` : '请给出路径（--help 有说明）')
    // A share page's name is an identifier, and reports know a page's script by letters alone.
    if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`路径只能是英文字母，以小写字母开头，像 sleepReport：${name}`)
    if (TAKEN.includes(name)) throw new Error(`/${name} 已有别的用途，请换一个路径`)
    if (!Object.hasOwn(routes, name))
      throw new Error(`shared/routes.ts 里还没有 ${name} 这一行：先写上标题和谁能看，再运行一次`)
    const folder = `${ROOT}pages/${name}`
    if (existsSync(folder)) throw new Error(`pages/${name} 已经存在`)
    if (share && getRoute(name).access !== 'public') throw new Error(`/${name} 不是公开页面，不能加 --share`)
    return { name, folder, isShared: share }
  },
)

mkdirSync(folder)
for (const [file, text] of Object.entries(getFiles(name, getRoute(name)))) writeFileSync(`${folder}/${file}`, text)
writeCosts()
writeRouteTable()
console.log(`pages/${name} 已建好，${COSTS} 里有它的一行；npm run dev 后打开 /${name}`)

/** The files of the page by name; those without text of their own are like another page's. */
function getFiles(name: string, { title, access }: Route): Record<string, string> {
  const readPageFile = (page: string, file: string) => readFileSync(`${ROOT}pages/${page}/${file}`, 'utf8')
  const html = { 'index.html': readPageFile('payFailed', 'index.html').replace('payFailed', name) }
  if (access === 'member')
    return {
      ...html,
      'main.tsx': readPageFile('integral', 'main.tsx'),
      'preload.ts': readPageFile('integral', 'preload.ts'),
      'page.tsx': getMemberPage(title),
      'later.ts': "export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'\n",
    }
  return {
    ...html,
    'main.tsx': readPageFile('payFailed', 'main.tsx'),
    'page.tsx': isShared ? getSharePage(title) : getPublicPage(title),
    ...(isShared && { 'share.ts': getShareFile(title) }),
  }
}

/** What an opening of these files costs (calls at once, calls, files), as its own row. */
function writeCosts(): void {
  const costs = getRoute(name).access === 'member' ? '[1, 1, 4]' : isShared ? '[0, 0, 4]' : '[0, 0, 1]'
  const text = readFileSync(ROOT + COSTS, 'utf8')
  writeFileSync(ROOT + COSTS, text.replace(/\}\n$/, `  ${name}: ${costs},\n}\n`))
}

function getMemberPage(title: string): string {
  return `import { PROFILE_QUERY } from '#shared/api/user.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { goBack } from '#shared/page/go-back.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

const ErrorState = lazyErrorState(lazyModule(() => import('./later.ts')))

export function Page() {
  return (
    <main className="page-column">
      <MemberBar title="${title}" onBack={goBack} />
      <QueryView query={useQuery(PROFILE_QUERY)} skeleton={<PageSkeleton />} errorState={ErrorState}>
        {({ nickname }) => <p className="px-gutter">{nickname}</p>}
      </QueryView>
    </main>
  )
}

const PageSkeleton = () => (
  <Loading>
    <Skeleton className="mx-4 h-24" />
  </Loading>
)
`
}

function getPublicPage(title: string): string {
  return `export function Page() {
  return (
    <main className="page-column">
      <h1 className="px-gutter text-page">${title}</h1>
    </main>
  )
}
`
}

function getSharePage(title: string): string {
  return `import { OpenAppBar } from '#shared/open-app/bar.tsx'

export function Page() {
  return (
    <main className="page-column">
      <h1 className="flex-1 px-gutter text-page">${title}</h1>
      <OpenAppBar target={{ page: 'home' }} />
    </main>
  )
}
`
}

function getShareFile(title: string): string {
  return `import type { SharePage } from '#shared/api/share-page.ts'

export const share: SharePage = {
  description: '${title}',
  ids: [],
}
`
}
