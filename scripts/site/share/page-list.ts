import { existsSync, readdirSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'

/** Where the list stands. A file of imports, because Node, the edge's bundle and the shell's page read it alike. */
export const LIST = 'scripts/site/share/pages.ts'

/** The list as it should be: every page folder that has a share.ts. */
export function shareList(): string {
  const names = readdirSync(`${ROOT}pages`)
    .filter((name) => existsSync(`${ROOT}pages/${name}/share.ts`))
    .sort()
  return [
    ...names.map((name) => `import { share as ${name} } from '#pages/${name}/share.ts'`),
    `import type { SharePage } from '#shared/api/share-page.ts'`,
    `import type { RouteName } from '#shared/routes.ts'`,
    '',
    '/** Every page that is opened from links (pages/<route>/share.ts); `npm run docs` and `new-page` write this file. */',
    'export const SHARE_PAGES: { readonly [name in RouteName]?: SharePage } = {',
    ...names.map((name) => `  ${name},`),
    '}',
    '',
  ].join('\n')
}
