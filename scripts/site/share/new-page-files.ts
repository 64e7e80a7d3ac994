import { readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import type { Route } from '#shared/routes.ts'

/** The files of a new page by name. @param isShared with `share.ts`, for a public page that is opened from links */
export function newPageFiles(name: string, { title, access }: Route, isShared: boolean): Record<string, string> {
  const [start, file] =
    access === 'member' ? ['startMemberPage', 'auth/require-member'] : ['startPage', 'app/page/start-page']
  return {
    'index.html': readFileSync(`${ROOT}pages/payFailed/index.html`, 'utf8').replace('payFailed', name),
    'main.tsx': `import { ${start} } from '#shared/${file}.tsx'\nimport { Page } from './page.tsx'\n\n${start}(Page)\n`,
    'page.tsx': access === 'member' ? memberPage(title) : publicPage(title),
    ...(isShared && { 'page.tsx': sharePage(title), 'share.ts': shareFile(title) }),
  }
}

const memberPage = (title: string) => `import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { goBack } from '#shared/app/page/navigate.ts'

export function Page() {
  return (
    <main className="page-column">
      <MemberBar title="${title}" onBack={goBack} />
    </main>
  )
}
`

const publicPage = (title: string) => `export function Page() {
  return (
    <main className="page-column">
      <h1 className="px-gutter text-page">${title}</h1>
    </main>
  )
}
`

const sharePage = (title: string) => `import { OpenAppBar } from '#shared/app/open-app/bar.tsx'

export function Page() {
  return (
    <main className="page-column">
      <h1 className="flex-1 px-gutter text-page">${title}</h1>
      <OpenAppBar target={{ page: 'home' }} />
    </main>
  )
}
`

const shareFile = (title: string) => `import type { SharePage } from '#shared/api/share-page.ts'

export const share: SharePage = {
  description: '${title}',
  ids: [],
}
`
