import { startMemberPage } from '#shared/app/start-member-page.tsx'
import { Page } from './page.tsx'

void startMemberPage(Page)
