import { opening } from './place.ts'

/** In place of shared/app/page/page-title.ts. */
export const pageTitle = () => opening.title
