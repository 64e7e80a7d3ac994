import { startPage } from '#shared/app/start-page.tsx'
import { Page } from './page.tsx'

startPage(Page)
