import { readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import type { Route } from '#shared/routes.ts'

/** The files of a new page by name. @param isShared with `share.ts`, for a public page that is opened from links */
export function newPageFiles(name: string, { title, access }: Route, isShared: boolean): Record<string, string> {
  const [start, file] =
    access === 'member' ? ['startMemberPage', 'member/start-member-page'] : ['startPage', 'page/start-page']
  return {
    'index.html': readFileSync(`${ROOT}pages/payFailed/index.html`, 'utf8').replace('payFailed', name),
    'main.tsx': `import { ${start} } from '#shared/app/${file}.tsx'\nimport { Page } from './page.tsx'\n\n${start}(Page)\n`,
    'page.tsx': `export function Page() {\n  return <main className="px-gutter">${title}</main>\n}\n`,
    ...(isShared && { 'page.tsx': sharePage(title), 'share.ts': shareFile(title) }),
  }
}

const sharePage = (title: string) => `import { OpenAppBar } from '#shared/app/open-app/bar.tsx'

export function Page() {
  return (
    <>
      <main className="px-gutter">${title}</main>
      <OpenAppBar target={{ page: 'home' }} />
    </>
  )
}
`

const shareFile = (title: string) => `import type { SharePage } from '#shared/api/share-page.ts'

export const share: SharePage = {
  description: '${title}',
  ids: [],
}
`
