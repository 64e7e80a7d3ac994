/** The title of this page as it stands now. The edge, where there is no document, has its own (scripts/edge/rendering). */
export const getPageTitle = () => document.title
