/** The title of this page as it stands now. The edge, where there is no document, has its own (scripts/site/edge/drawing). */
export const pageTitle = () => document.title
