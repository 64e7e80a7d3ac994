import { startPage } from '#shared/app/page/start-page.tsx'
import { Page } from './page.tsx'

startPage(Page)
