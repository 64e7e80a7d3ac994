import { readFileSync, writeFileSync } from 'node:fs'
import { command } from '#scripts/base/command-line.ts'
import { pageNames, ROOT, routeOf } from '#scripts/base/page-names.ts'
import { writeShareLists } from '#scripts/site/share/page-list.ts'
import { type RouteName, routes } from '#shared/routes.ts'

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

/** A text with a table between its marks. @throws Error for a text without them */
function withTable(text: string, mark: string, table: string): string {
  const marks = new RegExp(`(<!-- ${mark}: npm run docs -->\\n)[^]*(<!-- /${mark} -->)`)
  if (!marks.test(text)) throw new Error(`没有 <!-- ${mark}: npm run docs --> … <!-- /${mark} -->`)
  return text.replace(marks, (_, start, end) => `${start}${table}\n${end}`)
}

const HELP = `用法：npm run docs

把路由表写进 README.md，把分享页的清单写进 scripts/site/share/pages.ts 和 scripts/site/edge/wrangler.jsonc。
`

if (import.meta.main) {
  await command(HELP, {}, () => {
    const write = (path: string, mark: string, table: string) =>
      writeFileSync(ROOT + path, withTable(readFileSync(ROOT + path, 'utf8'), mark, table))
    writeShareLists()
    write('README.md', 'routes', readmeTable())
  })
}
