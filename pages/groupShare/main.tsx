import { startPage } from '#shared/page/start-page.tsx'
import { modules, Page } from './page.tsx'

startPage(Page, modules)
