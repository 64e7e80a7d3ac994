import { startPage } from '#shared/page/start-page.tsx'
import { Page } from './page.tsx'

startPage(Page)
