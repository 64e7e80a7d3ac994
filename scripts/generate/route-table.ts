import { readFileSync, writeFileSync } from 'node:fs'
import { getPageNames, getRoute, ROOT } from '#scripts/base/page-names.ts'
import { writeShareLists } from '#scripts/share/page-list.ts'
import { type RouteName, routes } from '#shared/routes.ts'

/** The route table as the README shows it. */
function renderRouteTable(): string {
  const built = new Set<string>(getPageNames())
  const rows = (Object.keys(routes) as RouteName[]).map((name) => {
    const { title, access, publicTwin } = getRoute(name)
    const who = access === 'member' ? `members${publicTwin ? ` (outside the app: /${publicTwin})` : ''}` : 'public'
    return `| /${name} | ${title} | ${who} | ${built.has(name) ? '✓' : '—'} |`
  })
  return [
    '| Path | Title | Who may see it | Built |',
    '| --- | --- | --- | --- |',
    '| / | forwards to /down, query kept | public | ✓ |',
    ...rows,
  ].join('\n')
}

/** Writes the route table into README.md, and the share pages into the files that list them. */
export function writeRouteTable(): void {
  const file = `${ROOT}README.md`
  const text = readFileSync(file, 'utf8')
  const table = /(<!-- routes: .* -->\n)[\s\S]*(<!-- \/routes -->)/
  if (!table.test(text)) throw new Error('README.md 里没有 <!-- routes: … --> … <!-- /routes -->')
  writeFileSync(
    file,
    text.replace(table, (_, start, end) => `${start}${renderRouteTable()}\n${end}`),
  )
  writeShareLists()
  console.log('README.md 的路由表，分享页的清单')
}
