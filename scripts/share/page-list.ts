import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'

/** A file of imports, because Node, the edge's bundle and the shell's page read it alike. */
const LIST = 'scripts/share/pages.ts'
/** Requests for share pages run the Worker's function. */
const WORKER = 'scripts/edge/wrangler.jsonc'

/** The files that name every page folder with a share.ts, as they should be, by path. */
export function shareLists(): Record<string, string> {
  const names = readdirSync(`${ROOT}pages`)
    .filter((name) => existsSync(`${ROOT}pages/${name}/share.ts`))
    .sort()
  const paths = names.map((name) => `      "/${name}"`).join(',\n')
  const worker = readFileSync(ROOT + WORKER, 'utf8').replace(/(?<="\/card\/\*",\n)[^\]]*(?=\n {4}\])/, paths)
  return { [LIST]: renderPageList(names), [WORKER]: worker }
}

export function writeShareLists(): void {
  for (const [path, text] of Object.entries(shareLists())) writeFileSync(ROOT + path, text)
}

const renderPageList = (names: readonly string[]): string =>
  [
    ...names.map((name) => `import { share as ${name} } from '#pages/${name}/share.ts'`),
    `import type { SharePage } from '#shared/api/share-page.ts'`,
    `import type { RouteName } from '#shared/routes.ts'`,
    '',
    '/** Every page that is opened from links (pages/<route>/share.ts); `npm run generate` and `new-page` write this file. */',
    'export const SHARE_PAGES: { readonly [name in RouteName]?: SharePage } = {',
    ...names.map((name) => `  ${name},`),
    '}',
    '',
  ].join('\n')
