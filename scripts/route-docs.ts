import { readFileSync, writeFileSync } from 'node:fs'
import { command } from '#scripts/base/command-line.ts'
import { pageNames, ROOT, routeOf } from '#scripts/base/page-names.ts'
import { LIST, shareList } from '#scripts/share/page-list.ts'
import { type RouteName, routes } from '#shared/routes.ts'

const START = '<!-- routes: npm run docs -->'
const END = '<!-- /routes -->'

/** The route table as the README shows it. */
export function readmeTable(): string {
  const built = new Set<string>(pageNames())
  const rows = (Object.keys(routes) as RouteName[]).map((name) => {
    const { title, access, publicTwin } = routeOf(name)
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

const HELP = `用法：npm run docs

把路由表写进 README.md，把分享页的清单写进 scripts/share/pages.ts。
`

if (import.meta.main) {
  await command(HELP, {}, () => {
    const path = `${ROOT}README.md`
    const text = readFileSync(path, 'utf8')
    const [before, rest] = text.split(START)
    const after = rest?.split(END)[1]
    if (before === undefined || after === undefined) throw new Error(`README.md 里没有 ${START} … ${END}`)
    writeFileSync(`${ROOT}${LIST}`, shareList())
    writeFileSync(path, `${before}${START}\n${readmeTable()}\n${END}${after}`)
  })
}
