import { startMemberPage } from '#shared/app/member/start-member-page.tsx'
import { Page } from './page.tsx'

startMemberPage(Page)
