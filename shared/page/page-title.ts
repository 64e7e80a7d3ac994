/**
 * Current title of the page. The edge, which has no document, replaces this
 * (scripts/edge/rendering).
 */
export const getPageTitle = () => document.title
