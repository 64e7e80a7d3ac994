import { startMemberPage } from '#shared/auth/require-member.tsx'
import { Page } from './page.tsx'

startMemberPage(Page)
