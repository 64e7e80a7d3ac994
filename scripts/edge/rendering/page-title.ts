import { renderContext } from './location.ts'

/** In place of shared/page/page-title.ts. */
export const getPageTitle = () => renderContext.title
