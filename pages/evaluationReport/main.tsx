import { startMemberPage } from '#shared/app/start-member-page.tsx'
import { Page } from './page.tsx'

// On its way while the shell answers; page.tsx waits for it, with its retry.
import('./report.tsx').catch(() => {})
void startMemberPage(Page)
